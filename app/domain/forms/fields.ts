import * as v from "valibot";
import { parsePhone } from "#app/domain/phone/phone-number.ts";
import { formatCountedMessage, type FieldMessage } from "./messages.ts";
import { isBlank, cleanTypedLine, cleanTypedLines } from "./typed-text.ts";

export const LONGEST = {
  name: 80,
  email: 254,
  line: 200,
  message: 5000,
} as const;

interface TextOptions {
  /** The message appears when the field is left empty: it is a key of FIELD_MESSAGES, or of the form's own copy. */
  readonly missing: string;
  readonly max: number;
}

/**
 * These field builders serve every form's schema. A field that was not sent counts as left empty; one that was sent
 * twice, or as a file, is answered with `repeated`. Messages are keys (see messages.ts).
 */
const sentText = v.optional(v.string("repeated" satisfies FieldMessage), "");

export function requiredLine({ missing, max }: TextOptions) {
  return v.pipe(sentText, ...lineChecks(max), v.check(isSeen, missing));
}

export function optionalLine(max: number = LONGEST.line) {
  return v.pipe(sentText, ...lineChecks(max));
}

export function optionalLines(max: number = LONGEST.message) {
  return v.pipe(
    sentText,
    v.transform(cleanTypedLines),
    v.maxLength(max, formatCountedMessage("tooLong", max)),
  );
}

export const firstName = requiredLine({
  missing: "firstName",
  max: LONGEST.name,
});
export const lastName = requiredLine({
  missing: "lastName",
  max: LONGEST.name,
});
export const message = v.pipe(
  optionalLines(),
  v.check(isSeen, "message" satisfies FieldMessage),
);

/**
 * Spec §5: this is the usual pattern, with an ending of two letters or more. It allows no quotes, no spaces and no
 * lists.
 */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/i;

export const email = v.pipe(
  sentText,
  ...lineChecks(LONGEST.email),
  v.check(isEmail, "email" satisfies FieldMessage),
);

/** Digits come out, without +1. */
export const phone = v.pipe(
  sentText,
  v.transform(cleanTypedLine),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const digits = parsePhone(dataset.value);
    if (digits !== null) return digits;
    addIssue({ message: "phone" satisfies FieldMessage });
    return NEVER;
  }),
);

export function choice(
  values: readonly string[],
  missing: string = "choice" satisfies FieldMessage,
) {
  return v.pipe(
    sentText,
    v.check((value) => values.includes(value), missing),
  );
}

export const checkbox = v.pipe(
  sentText,
  v.transform((value) => value !== ""),
);

function lineChecks(max: number) {
  return [
    v.transform(cleanTypedLine),
    v.maxLength<string, number, string>(
      max,
      formatCountedMessage("tooLong", max),
    ),
  ] as const;
}

function isSeen(text: string): boolean {
  return !isBlank(text);
}

/** A whole address, as a form takes it. */
export function isMailAddress(text: string): boolean {
  return text.length <= LONGEST.email && EMAIL.test(text);
}

/** A text that is too long passes here, because it has its own message. */
function isEmail(text: string): boolean {
  return text.length > LONGEST.email || EMAIL.test(text);
}
