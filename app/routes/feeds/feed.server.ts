import { logFailure } from "~/data/loaded.server.ts";

/** The `loader` of a feed; a failed backend is answered 503 with `Retry-After`. */
export async function feed(name: string, make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    logFailure(name, error);
    return new Response("Temporarily unavailable\n", {
      status: 503,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "60" },
    });
  }
}
