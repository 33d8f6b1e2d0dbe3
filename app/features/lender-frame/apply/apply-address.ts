import { getPageAddress } from "#app/domain/address/page-address.ts";
import { parseVin } from "#app/domain/saved-vehicles/shortlist.ts";
import { readFrameIdentifiers } from "#app/domain/lender-frame/frame-address.ts";

/** The page that the form leads back to has the same frame: what was typed into it must stay. */
export function buildApplyAddress(
  language: string,
  query: URLSearchParams,
  reference?: string,
): string {
  const vin = parseVin(query.get("vin"));
  const kept = new URLSearchParams(vin === null ? {} : { vin });
  for (const { name, value } of readFrameIdentifiers(query))
    kept.append(name, value);
  if (reference !== undefined) kept.append("reference", reference);
  const path = getPageAddress("applyForFinancing", { language });
  return kept.size === 0 ? path : `${path}?${kept}`;
}
