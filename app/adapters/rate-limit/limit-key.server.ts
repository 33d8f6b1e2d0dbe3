import { isIPv6 } from "node:net";

/** A household owns a whole /64 of IPv6, so its addresses share one allowance. Any other key stays as it is. */
export function toLimitKey(key: string): string {
  const bare = key.split("%", 1)[0] ?? "";
  if (!isIPv6(bare)) return key.slice(0, LONGEST_KEY);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  return `${parseGroups(bare).slice(0, 4).join(":")}::/64`;
}

const LONGEST_KEY = 200;
const GROUPS = 8;

export function parseGroups(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const front = splitGroups(head);
  const back = splitGroups(tail ?? "");
  const absent = tail === undefined ? 0 : GROUPS - front.length - back.length;
  const zeros = Array.from({ length: Math.max(absent, 0) }, () => "0");
  return [...front, ...zeros, ...back].map((group) =>
    // `2001:0DB8` and `2001:db8` are one address.
    /^[\da-f]+$/i.test(group) ? Number.parseInt(group, 16).toString(16) : group,
  );
}

/** A dotted ending stands for two groups. */
function splitGroups(text: string): string[] {
  return text === ""
    ? []
    : text.split(":").flatMap((it) => (it.includes(".") ? ["0", "0"] : [it]));
}
