/**
 * Spec §2, financing: these identify a co-applicant or a buying time. Assumption A98 sets their names in our query and
 * the frame's.
 */
const IDENTIFIER_NAMES = ["co_applicant", "buying_time"] as const;
export type IdentifierName = (typeof IDENTIFIER_NAMES)[number];

export interface FrameIdentifier {
  readonly name: IdentifierName;
  readonly value: string;
}

const IDENTIFIER = /^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$/i;
/** Phone numbers and Social Security numbers have this many digits, and they must not appear in an address. */
const PERSONAL_DIGITS = /^\d{9,11}$/;

/** It reads the well-formed identifiers of the query; anything else, and whatever was given twice, is ignored. */
export function readFrameIdentifiers(
  query: URLSearchParams,
): readonly FrameIdentifier[] {
  return IDENTIFIER_NAMES.flatMap((name) => {
    const [value = "", ...others] = query.getAll(name);
    return others.length === 0 && isIdentifier(value) ? [{ name, value }] : [];
  });
}

function isIdentifier(value: string): boolean {
  return (
    IDENTIFIER.test(value) && !PERSONAL_DIGITS.test(value.replace(/[_-]/g, ""))
  );
}
