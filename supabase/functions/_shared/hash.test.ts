import { expect, test } from "vitest";
import { hashAddress, networkOf } from "./hash.ts";

test("the hash needs the salt and shows nothing of the address", async () => {
  const hash = await hashAddress("salt", "203.0.113.7");
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await hashAddress("salt", "203.0.113.7")).toBe(hash);
  expect(await hashAddress("other", "203.0.113.7")).not.toBe(hash);
  expect(await hashAddress("salt", "203.0.113.8")).not.toBe(hash);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:0:1:aaaa::1", "2001:db8:0:1"],
  ["2001:DB8:0000:1:ffff:1:2:3", "2001:db8:0:1"],
  ["2001:db8::5", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
