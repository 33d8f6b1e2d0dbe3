import * as v from "valibot";
import { getPageAddress } from "#app/domain/address/page-address.ts";
import { checkbox } from "#app/domain/forms/fields.ts";
import { CARRIED_NAMES } from "#app/domain/finance/carried-terms.ts";
import { readFrameIdentifiers } from "#app/domain/lender-frame/frame-address.ts";
import { parseVin } from "#app/domain/saved-vehicles/shortlist.ts";
import { addressEntries } from "#app/site/forms/address-details.ts";
import { contactEntries } from "#app/site/forms/contact-details.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

/** Spec §2, financing. */
export const applyForm = defineForm(
  "apply-for-financing",
  v.object({ ...contactEntries, ...addressEntries, contactConsent: checkbox }),
);

/** No estimator prints a longer one. */
const LONGEST_TERM = 24;

/** What was typed into the frame must stay, so the form leads back to a page with the same frame. */
export function buildApplyAddress(
  language: string,
  query: URLSearchParams,
  reference?: string,
): string {
  const vin = parseVin(query.get("vin"));
  const kept = new URLSearchParams(vin === null ? {} : { vin });
  for (const { name, value } of readFrameIdentifiers(query))
    kept.append(name, value);
  for (const name of CARRIED_NAMES) {
    const value = query.get(name);
    if (value !== null && value.length <= LONGEST_TERM)
      kept.append(name, value);
  }
  if (reference !== undefined) kept.append("reference", reference);
  const path = getPageAddress("applyForFinancing", { language });
  return kept.size === 0 ? path : `${path}?${kept}`;
}
