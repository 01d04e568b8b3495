import { data, redirect } from "react-router";
import { reportFailure } from "~/report.server.ts";
import type { Loaded } from "./loaded.ts";

/** 404 for no row, 503 for a failed backend; throws only the redirect that `movedTo` finds. */
export async function load<T>(
  name: string,
  read: () => Promise<T | null>,
  movedTo: () => Promise<string | null> = async () => null,
) {
  const { page, status } = await attempt(name, read);
  if (page.state !== "missing") return data({ page }, { status });
  const moved = await attempt(name, movedTo);
  if (moved.page.state === "ready") throw redirect(moved.page.value, 301);
  return data(
    { page: moved.page.state === "failed" ? moved.page : page },
    { status: moved.status },
  );
}

async function attempt<T>(
  name: string,
  read: () => Promise<T | null>,
): Promise<{ page: Loaded<T>; status: number }> {
  try {
    const value = await read();
    if (value === null) return { page: { state: "missing" }, status: 404 };
    return { page: { state: "ready", value }, status: 200 };
  } catch (error) {
    logFailure(name, error);
    return { page: { state: "failed" }, status: 503 };
  }
}

export function logFailure(page: string, error: unknown): void {
  // Without a connection supabase-js throws an object with a message that is no Error.
  const hasMessage = typeof error === "object" && error !== null && "message" in error;
  const message = hasMessage ? String(error.message) : String(error);
  reportFailure({ page, error: message });
}
