import { expect, test } from "vitest";
import { networkOf } from "./hash.ts";

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
