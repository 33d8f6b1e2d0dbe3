import { parseReference } from "#app/domain/leads/reference-number.ts";

const PARAMETER = "reference";

/** The address reads `/amp-contact-request-confirmation?reference=K7Q2-9FXM`. */
export function getConfirmationAddress(
  page: string,
  reference: string,
): string {
  return `${page}?${PARAMETER}=${encodeURIComponent(reference)}`;
}

/** A confirmation shows this reference; it is null when the address holds none of ours. */
export function readReference({ searchParams }: URL): string | null {
  return parseReference((searchParams.get(PARAMETER) ?? "").slice(0, 20));
}
