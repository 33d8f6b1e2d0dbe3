import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { callbackify } from "node:util";

export type ResolveHost = (hostname: string) => Promise<LookupAddress[]>;

class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";
}

/** This machine, its network and reserved ranges are not public. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !RESERVED_IPV4.check(address, "ipv4");
  if (version !== 6 || address.includes("%")) return false;
  return (
    GLOBAL_IPV6.check(address, "ipv6") && !RESERVED_IPV6.check(address, "ipv6")
  );
}

/** The check runs on the addresses the connection is made to, so a second DNS answer cannot slip past it. */
export function createPublicLookup(
  resolve: ResolveHost = resolveBySystem,
): LookupFunction {
  const findPublic = callbackify(async (hostname: string) => {
    const addresses = await resolve(hostname);
    const [first] = addresses;
    if (first && addresses.every(({ address }) => isPublicAddress(address))) {
      return { first, addresses };
    }
    throw new PrivateAddressError(
      `${hostname} has no address, or one that is not public`,
    );
  });
  return (hostname, options, callback) =>
    findPublic(hostname, (error, found) => {
      if (error) callback(error, "", 0);
      else if (options.all) callback(null, found.addresses);
      else callback(null, found.first.address, found.first.family);
    });
}

/** A host written as a number is never looked up, so it is checked before connecting. */
export function isPrivateLiteral(hostname: string): boolean {
  const bare = hostname.replace(/^\[(.*)\]$/, "$1");
  return isIP(bare) !== 0 && !isPublicAddress(bare);
}

const resolveBySystem: ResolveHost = (hostname) =>
  lookup(hostname, { all: true });

/** These ranges come from the IANA special-purpose registry for IPv4. */
const RESERVED_IPV4 = buildBlockList("ipv4", [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
]);

/** Loopback, link-local, unique local, multicast and addresses that carry an IPv4 one are outside of this range. */
const GLOBAL_IPV6 = buildBlockList("ipv6", ["2000::/3"]);

/** Within the global range these are reserved for protocol assignments with Teredo, documentation and 6to4. */
const RESERVED_IPV6 = buildBlockList("ipv6", [
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "3fff::/20",
]);

function buildBlockList(
  family: "ipv4" | "ipv6",
  ranges: readonly string[],
): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", prefix] = range.split("/");
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}
