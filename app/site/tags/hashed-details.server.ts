import { hash } from "node:crypto";
import { META_PIXEL } from "#app/domain/consent/receivers.ts";
import { isAllowed } from "#app/domain/consent/storage-gate.ts";
import {
  buildHashedDetails,
  type HashedDetails,
} from "#app/domain/tags/hashed-details.ts";
import type { RequestFacts } from "#app/request-facts.ts";

/** Null without the consent to advertising, or for a stranger. The details themselves never leave the sealed profile. */
export function findOwnHashedDetails({
  consent,
  visitor,
}: Pick<RequestFacts, "consent" | "visitor">): HashedDetails | null {
  if (!isAllowed(consent, META_PIXEL)) return null;
  return buildHashedDetails(visitor, (text) => hash("sha256", text));
}
