import { Refused } from "~/panel/data/accounts/accounts.ts";
import { DataProblem, problemText } from "~/panel/kit/problem.ts";
import { account } from "./words.ts";

export function failureText(error: unknown): string {
  if (error instanceof Refused) return error.message;
  console.error(error);
  return error instanceof DataProblem && error.kind !== "other"
    ? capital(problemText(error))
    : account.failed;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
