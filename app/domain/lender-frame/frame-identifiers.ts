/** Spec §2, financing: a co-applicant or buying-time identifier. Assumption A85: their names in our query and the frame's. */
const IDENTIFIER_NAMES = ["co_applicant", "buying_time"] as const;
export type IdentifierName = (typeof IDENTIFIER_NAMES)[number];

export interface FrameIdentifier {
  readonly name: IdentifierName;
  readonly value: string;
}

const IDENTIFIER = /^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$/i;
/** As long as a phone number or a Social Security number; those have no place in an address. */
const PERSONAL_DIGITS = /^\d{9,11}$/;

/** Those of the query that are well formed; anything else, and whatever was given twice, is as good as absent. */
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
