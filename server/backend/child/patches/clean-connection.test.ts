import { expect, test, vi } from "vitest";
import { keepClean } from "./clean-connection.ts";

function driverThatSays(...states: string[]) {
  const left = [...states];
  return {
    query: vi.fn(async (_sql: string) => {}),
    exec: vi.fn(async (_sql: string) => {}),
    execProtocol: async () => ({ messages: [{ status: left.shift() ?? "I" }] }),
  };
}

test("a connection outside of a transaction is left alone", async () => {
  const driver = driverThatSays("I");
  const { exec } = driver;
  await keepClean(driver, () => {})();
  expect(exec).not.toHaveBeenCalled();
});

test.each(["T", "E"])("one inside of a transaction (%s) is rolled back", async (status) => {
  const driver = driverThatSays(status);
  const { exec } = driver;
  const onBroken = vi.fn();
  await keepClean(driver, onBroken)();
  expect(exec.mock.calls).toEqual([["rollback"]]);
  expect(onBroken).not.toHaveBeenCalled();
});

test("one that cannot be mended is told of", async () => {
  const driver = driverThatSays("E", "E", "E", "E", "E");
  const onBroken = vi.fn();
  await keepClean(driver, onBroken)();
  expect(onBroken).toHaveBeenCalledTimes(1);
});
