import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

const open = [
  "1.1.1.1",
  "172.15.0.1",
  "172.32.0.1",
  "2606:4700::1111",
  "2a00:1450::1",
  "::ffff:8.8.8.8",
];

const closed = [
  ...["127.0.0.1", "127.9.9.9", "0.0.0.0", "10.0.0.1", "172.16.0.1", "172.31.255.255"],
  ...["192.168.1.1", "169.254.169.254", "100.64.0.1", "224.0.0.1", "255.255.255.255"],
  ...[
    "198.18.0.1",
    "192.0.2.1",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "fd12::1",
    "fd00:ec2::254",
    "ff02::1",
  ],
  ...["::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0::1"],
  ...["2001:db8::1", "", "localhost", "1.1.1", "0x7f.0.0.1"],
];

test.each(open)("%s is an address of the internet", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each(closed)("%s is not", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
