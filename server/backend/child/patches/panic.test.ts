import { expect, test } from "vitest";
import { noticePanic } from "./panic.ts";

test("a panic is told before its request is answered, an ordinary error is not", async () => {
  const said: string[] = [];
  const fails = (severity: string) => async () => {
    throw Object.assign(new Error("could not write"), { severity });
  };
  const driver = { query: fails("ERROR"), exec: fails("PANIC") };
  noticePanic(driver, () => said.push("panic"));
  await expect(driver.query()).rejects.toThrow("could not write");
  expect(said).toEqual([]);
  await expect(driver.exec().finally(() => said.push("heard"))).rejects.toThrow("could not write");
  expect(said).toEqual(["panic", "heard"]);
});
