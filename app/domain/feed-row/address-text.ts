export interface AddressParts {
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
}

const NO_PARTS: AddressParts = { city: null, state: null, zip: null };
const NAMES: Readonly<Record<keyof AddressParts, readonly string[]>> = {
  city: ["city", "locality", "addresslocality"],
  state: ["region", "state", "province", "addressregion"],
  zip: ["postal_code", "postalcode", "zip", "zipcode"],
};
/** It matches "RI 02896" at the end of an address or before the country. */
const STATE_AND_ZIP = /^([a-z]{2})\.? +(\d{5}(?:-\d{4})?)$/i;
const PAIR_START = /(?:^|[,{])\s*["']?([a-z_][a-z0-9_]*)["']?\s*:\s*/gi;

/**
 * It reads city, state and ZIP from "125 Industrial Drive, North Smithfield, RI 02896" and from Meta's loose notation
 * "{addr1: '550 Main St', city: 'Norwood', region: 'MA'}", which is only sometimes valid JSON.
 */
export function parseAddress(text: string): AddressParts {
  const address = text.trim();
  if (address === "") return NO_PARTS;
  return address.startsWith("{")
    ? parseLoosePairs(address)
    : parseAddressLine(address);
}

/** A value ends where the next name begins, so it may contain an apostrophe or a comma. */
function parseLoosePairs(address: string): AddressParts {
  const body = address.replace(/^\{|\}$/g, "");
  const starts = [...body.matchAll(PAIR_START)];
  const values = new Map(
    starts.map((match, at) => {
      const from = match.index + match[0].length;
      const value = body.slice(from, starts[at + 1]?.index).trim();
      return [(match[1] ?? "").toLowerCase(), unquote(value)];
    }),
  );
  const findPart = (part: keyof AddressParts) =>
    NAMES[part].map((name) => values.get(name)).find(Boolean) ?? null;
  return {
    city: findPart("city"),
    state: findPart("state"),
    zip: findPart("zip"),
  };
}

function unquote(value: string): string {
  const [first = "", last] = [value[0], value.at(-1)];
  const isQuoted = value.length > 1 && /["']/.test(first) && first === last;
  return isQuoted ? value.slice(1, -1).trim() : value;
}

function parseAddressLine(address: string): AddressParts {
  const parts = address.split(",").map((part) => part.trim());
  const at = parts.findLastIndex((part) => STATE_AND_ZIP.test(part));
  const [, state = null, zip = null] =
    STATE_AND_ZIP.exec(parts[at] ?? "") ?? [];
  return at < 1 ? NO_PARTS : { city: parts[at - 1] ?? null, state, zip };
}
