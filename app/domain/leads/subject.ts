import { cleanLine } from "./clean-text.ts";

const LONGEST_SUBJECT = 200;

/** It fills `{dealer}`, `{name}` and `{vehicle}` once: braces inside a value are never filled. */
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

/**
 * It makes one line without anything that a mail program would decode, cut to a length that every mail program accepts.
 */
function toHeaderSafe(text: string): string {
  const line = cleanLine(text).replaceAll("=?", "= ?");
  const characters = [...line];
  return characters.length <= LONGEST_SUBJECT
    ? line
    : `${characters.slice(0, LONGEST_SUBJECT - 1).join("")}…`;
}
