import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient } from "./query-client.ts";

/** A read is answered when the test says so, in any order. */
function slowRead() {
  const answers: ((rows: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const answer = async (read: number, rows: string) => {
    answers[read]?.(rows);
    await Promise.resolve();
  };
  return { options: { queryKey: ["links"], queryFn, staleTime: 10_000 }, answers, answer };
}

test("a change is in the list whose first read began before it", async () => {
  const queries = createQueryClient();
  const { options, answers, answer } = slowRead();
  const observer = new QueryObserver(queries, options);
  const unsubscribe = observer.subscribe(() => {});
  const reread = queries.invalidateQueries({ queryKey: ["links"] });
  expect(answers).toHaveLength(2);
  await answer(1, "after the change");
  await reread;
  await answer(0, "before the change");
  expect(observer.getCurrentResult().data).toBe("after the change");
  unsubscribe();
  queries.clear();
});

test("a list that was left during a read is read again when it is opened after a change", async () => {
  const queries = createQueryClient();
  const { options, answers, answer } = slowRead();
  queries.setQueryData(options.queryKey, "long ago", { updatedAt: 1 });
  const leave = new QueryObserver(queries, options).subscribe(() => {});
  expect(answers).toHaveLength(1);
  leave();
  await queries.invalidateQueries({ queryKey: ["links"] });
  await answer(0, "before the change");
  const observer = new QueryObserver(queries, options);
  const unsubscribe = observer.subscribe(() => {});
  expect(answers).toHaveLength(2);
  await answer(1, "after the change");
  await expect.poll(() => observer.getCurrentResult().data).toBe("after the change");
  unsubscribe();
  queries.clear();
});
