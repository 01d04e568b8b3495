import { AuthError, type PostgrestSingleResponse } from "@supabase/supabase-js";
import { DataProblem, type ProblemKind } from "~/panel/kit/problem.ts";

export type Failure = { message: string; code?: string | undefined; status?: number | undefined };

// https://docs.postgrest.org/en/stable/references/errors.html
const kinds: Record<string, ProblemKind> = {
  "23505": "slug-taken",
  "23514": "invalid",
  "22001": "invalid",
  "22P02": "invalid",
  "42501": "refused",
  PGRST301: "signed-out",
  PGRST302: "signed-out",
  PGRST303: "signed-out",
  // A Supabase elsewhere answers 500 and 405 when its database is too slow, or takes no writes for want of room.
  "57014": "offline",
  "25006": "offline",
  // Of is_admin() in the database: the session has ended, though its token still runs.
  PT401: "signed-out",
};

// The storage passes on the words of the database or, since January 2026, its code.
const sessionEnded = /The session has ended|\bPT401\b|"exp" claim timestamp check failed/;

export function problem(failure: Failure, status = failure.status ?? 0): DataProblem {
  const constraint = /constraint "(\w+)"/.exec(failure.message)?.[1] ?? "";
  const code = sessionEnded.test(failure.message) ? "PT401" : failure.code;
  const kind = kinds[code ?? ""] ?? kindOfStatus(failure, status);
  return new DataProblem(kind, failure.message, constraint);
}

/** For the end of a call to PostgREST: what it found, or a DataProblem. */
export function dataOf<Data>({ data, error, status }: PostgrestSingleResponse<Data>): Data {
  if (error) throw problem(error, status);
  return data;
}

function kindOfStatus(failure: Failure, status: number): ProblemKind {
  if (status === 401) return "signed-out";
  if (status === 403) return "refused";
  if (status === 429) return "too-many";
  const unreachable = failure instanceof AuthError ? status === 0 : !failure.code && status === 0;
  return unreachable || [502, 503, 504].includes(status) ? "offline" : "other";
}
