import { BlockList, isIP } from "node:net";

/** Networks that are not the internet: https://www.iana.org/assignments/iana-ipv4-special-registry */
const special = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`;
/** Of the addresses that are given out, those for tunnels to IPv4 and for documents. */
const special6 = "2001::/23 2001:db8::/32 2002::/16 3fff::/20";

const inside = new BlockList();
const givenOut = new BlockList();
givenOut.addSubnet("2000::", 3, "ipv6");
for (const network of `${special} ${special6}`.split(/\s+/)) {
  const [address = "", bits] = network.split("/");
  inside.addSubnet(address, Number(bits), address.includes(":") ? "ipv6" : "ipv4");
}

/** Whether an IP address is one of the internet, and no network of our own or of the host. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPublicAddress(mapped);
  if (isIP(address) === 4) return !inside.check(address, "ipv4");
  return isIP(address) === 6 && givenOut.check(address, "ipv6") && !inside.check(address, "ipv6");
}
