import { cleanLine } from "./clean-text.ts";

const LONGEST_SUBJECT = 200;

/** Fills `{dealer}`, `{name}` and `{vehicle}` once: what stands in a value is never a place to fill. */
export function fillSubject(
  template: string,
  values: {
    readonly dealer: string;
    readonly name: string;
    readonly vehicle: string;
  },
): string {
  const filled = template.replace(
    /\{(dealer|name|vehicle)\}/g,
    (_place, key: keyof typeof values) => cleanLine(values[key]),
  );
  return toHeaderSafe(filled);
}

/** One line without anything a mail program would decode, cut to a length that none refuses. */
function toHeaderSafe(text: string): string {
  const line = cleanLine(text).replaceAll("=?", "= ?");
  const characters = [...line];
  return characters.length <= LONGEST_SUBJECT
    ? line
    : `${characters.slice(0, LONGEST_SUBJECT - 1).join("")}…`;
}
