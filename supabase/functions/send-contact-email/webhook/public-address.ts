import { BlockList, isIP } from "node:net";

// https://www.iana.org/assignments/iana-ipv4-special-registry
const special = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"],
  ...["172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16"],
  ...["198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
];
/** Of the addresses that are given out, those for tunnels to IPv4 and for documents. */
const special6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

/** Whether an IP address is one of the internet, and no network of our own or of the host. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !listOf(special, "ipv4").check(address, "ipv4");
  if (family !== 6) return false;
  return (
    listOf(["2000::/3"], "ipv6").check(address, "ipv6") &&
    !listOf(special6, "ipv6").check(address, "ipv6")
  );
}

function listOf(networks: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}
