/** A QR code as it travels: a row of modules in hexadecimal digits, from the left, dark ones as 1. */
export interface AddressCode {
  /** Modules of a side. */
  readonly size: number;
  readonly rows: string;
}

export const DIGIT_BITS = 4;

/** An SVG path whose unit is a module: one rectangle for each run of dark ones. */
export function traceCode({ size, rows }: AddressCode): string {
  return rows
    .split(" ")
    .map((row, y) =>
      [...unpackRow(row, size).matchAll(/1+/g)]
        .map(
          ({ index, 0: run }) =>
            `M${index} ${y}h${run.length}v1h-${run.length}z`,
        )
        .join(""),
    )
    .join("");
}

function unpackRow(row: string, size: number): string {
  return [...row]
    .map((digit) =>
      Number.parseInt(digit, 16).toString(2).padStart(DIGIT_BITS, "0"),
    )
    .join("")
    .slice(0, size);
}
