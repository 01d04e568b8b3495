import { data } from "react-router";
import type { Loaded } from "./loaded.ts";

/**
 * The `loader` of a page that reads the backend: 404 for a row that does not exist, 503 for a
 * backend that failed. Both are pages, so nothing is thrown.
 */
export async function load<T>(name: string, read: () => Promise<T | null>) {
  const { page, status } = await attempt(name, read);
  return data({ page }, { status });
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

/** One line for the operator. */
export function logFailure(page: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(JSON.stringify({ level: "error", event: "page-failed", page, error: message }));
}
