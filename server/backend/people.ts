import { createPeople, type People } from "../../supabase/functions/accounts/people.ts";
import type { Env } from "../base/env.ts";
import { withSecretKey } from "./reach.ts";

export function withPeople<T>(env: Env, work: (people: People) => Promise<T>): Promise<T> {
  return withSecretKey(env, (connect) => work(createPeople(connect)));
}
