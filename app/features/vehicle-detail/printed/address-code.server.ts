import { encode } from "uqr";
import { memoize } from "#app/domain/memoize.ts";
import { type AddressCode, DIGIT_BITS } from "./address-code.ts";

/** Two kilobytes each. */
const MOST_CODES_KEPT = 2_000;

/** The address as a QR code that a phone reads off the paper. Drawing one takes a millisecond, which no page waits for twice. */
export const drawAddressCode = memoize((url: string): AddressCode => {
  const { size, data } = encode(url, { ecc: "L", border: 0 });
  return { size, rows: data.map(packRow).join(" ") };
}, MOST_CODES_KEPT);

function packRow(modules: readonly boolean[]): string {
  const bits = modules.map((isDark) => (isDark ? "1" : "0")).join("");
  return (bits.match(/.{1,4}/g) ?? [])
    .map((part) =>
      Number.parseInt(part.padEnd(DIGIT_BITS, "0"), 2).toString(16),
    )
    .join("");
}
