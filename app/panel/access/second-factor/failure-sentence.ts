import { Refused } from "~/panel/data/accounts/accounts.ts";
import { factor } from "./words.ts";

export function failureSentence(error: unknown): string {
  if (error instanceof Refused) return error.message;
  console.error(error);
  return factor.failed;
}
