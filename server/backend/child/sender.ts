import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextEvents } from "node:timers/promises";
import { answerOf, type Trouble, troubleOf } from "./database-trouble.ts";

type Asked = { sender: AbortSignal; trouble?: Trouble };

const asked = new AsyncLocalStorage<Asked>();

/** A sender who leaves is told by nobody, or by a proxy that it failed, and may send the same again. */
export class SenderLeft extends Error {
  override name = "SenderLeft";
  constructor() {
    super("The sender left before the answer");
  }
}

/** What `work` asks of the database is asked only as long as its sender waits. */
export function forSender<T>(sender: AbortSignal, work: () => Promise<T>): Promise<T> {
  return asked.run({ sender }, work);
}

export function currentSender(): AbortSignal | undefined {
  return asked.getStore()?.sender;
}

/** For `inItsWords`: lite tells what it does not know as a fault of its own. */
export function noteTrouble(error: unknown): void {
  const request = asked.getStore();
  const trouble = troubleOf(error);
  if (request && trouble) request.trouble = trouble;
}

/** The answer to a request that failed because the database is full or away says that. */
export function inItsWords(answer: Response): Response {
  const trouble = asked.getStore()?.trouble;
  return trouble && answer.status >= 500 ? answerOf(trouble) : answer;
}

/** A query of PGlite blocks the thread: what happened meanwhile is known some rounds of events later. */
export async function refuseIfLeft(): Promise<void> {
  for (let round = 0; round < 3; round++) await nextEvents();
  if (currentSender()?.aborted) throw new SenderLeft();
}
