import { parseReference } from "#app/domain/leads/reference-number.ts";

const PARAMETER = "reference";

/** `/amp-contact-request-confirmation?reference=K7Q2-9FXM`. */
export function getConfirmationAddress(
  page: string,
  reference: string,
): string {
  return `${page}?${PARAMETER}=${encodeURIComponent(reference)}`;
}

/** The reference that a confirmation shows; null when the address holds none of ours. */
export function readReference({ searchParams }: URL): string | null {
  return parseReference((searchParams.get(PARAMETER) ?? "").slice(0, 20));
}
