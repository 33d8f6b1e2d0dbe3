import { isIPv4 } from "node:net";
import type { CountedClient } from "#app/adapters/database/visitors/phone-counts.server.ts";
import { parseGroups, toLimitKey } from "./limit-key.server.ts";

/** 203.0.113.7 is 4cb007107, and 2001:db8:1:2::5 is 620010db800010002: hex digits, so that text order is range order. */
export function listAddressRanges(address: string): CountedClient {
  const known = toLimitKey(address);
  if (isIPv4(known)) {
    const octets = known.split(".").map((it) => toHex(Number(it), 2));
    const key = `4${octets.join("")}`;
    return {
      key,
      around: [
        { range: "network", prefix: key.slice(0, 1 + 24 / 4) },
        { range: "provider", prefix: key.slice(0, 1 + 16 / 4) },
      ],
    };
  }
  const network = /^(.+)::\/64$/.exec(known)?.[1];
  if (network === undefined) return { key: known, around: [] };
  const groups = parseGroups(network).slice(0, 4);
  const key = `6${groups.map((it) => toHex(Number.parseInt(it, 16), 4)).join("")}`;
  return {
    key,
    around: [
      { range: "site", prefix: key.slice(0, 1 + 56 / 4) },
      { range: "network", prefix: key.slice(0, 1 + 48 / 4) },
      { range: "provider", prefix: key.slice(0, 1 + 32 / 4) },
    ],
  };
}

function toHex(number: number, length: number): string {
  return number.toString(16).padStart(length, "0");
}
