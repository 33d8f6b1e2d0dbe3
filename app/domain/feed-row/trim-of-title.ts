import {
  normalizeModel,
  type NormalizedModel,
} from "#app/domain/makes/normalize-model.ts";

/** Drive, gearbox, cab and body stand before or after the trim in a title. */
const FURNITURE =
  "(?:front|rear|four|all|two)[\\s-]?wheel(?: drive)?|[fra24]wd|4x[24]|[245]\\s?dr\\.?|\\d-door|sedan|sdn|coupe|suv|wagon|hatchback|minivan|van|(?<!work )truck|pickup|convertible|(?:crew|quad|double|regular|reg|extended|ext|king|mega|access)\\s?cab|sports? (?:utility|van|activity)|utility|auto(?:matic)?|cvt|manual|(?:regular|extended|standard) wheelbase|\\d{2,3}(?:\\.\\d)?[\\s-]?in\\.?(?: wb)?|north america";
const LEADING = new RegExp(`^(?:(?:${FURNITURE})\\s+)+`, "i");
const FOLLOWING = new RegExp(`(?:^|\\s)(?:${FURNITURE})(?=[\\s,.]|$)`, "i");

/**
 * "Pre-Owned 2020 Chevrolet Traverse LT Cloth Front Wheel Drive SUV" gives "LT Cloth"; a title of another shape gives
 * null.
 */
export function findTrimInTitle(
  title: string,
  year: number,
  { make, model }: NormalizedModel,
): string | null {
  const at = title.indexOf(String(year));
  if (at === -1) return null;
  const named = normalizeModel({
    make: null,
    model: title.slice(at + String(year).length).trim(),
    trim: null,
  });
  if (named?.make !== make || named.model !== model) return null;
  const behind = `${named.trim ?? ""} `.replace(LEADING, "");
  const trim = behind.split(FOLLOWING, 1)[0]?.trim() ?? "";
  return trim === "" || trim.length > 60 ? null : trim;
}
