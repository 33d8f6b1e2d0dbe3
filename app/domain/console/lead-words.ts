import { foldText } from "#app/domain/vehicle/normalize-text.ts";
import type { StoredLead } from "#app/domain/leads/lead.ts";

const PHONE = /^\+?1?[\d\s().-]*$/;
const FEWEST_PHONE_DIGITS = 3;

/** What a lead is found by, in small letters without accents. */
export function toLeadWords({
  user,
  reference,
}: Pick<StoredLead, "user" | "reference">): string {
  const { firstName, lastName, email, phone } = user;
  return fold([firstName, lastName, email, phone, reference].join(" "));
}

/** Each of them must stand in a lead's words. A phone number counts as one, however it is written. */
export function listSoughtWords(text: string): readonly string[] {
  const digits = text.replaceAll(/\D/g, "");
  if (PHONE.test(text) && digits.length >= FEWEST_PHONE_DIGITS)
    return [digits.length === 11 ? digits.replace(/^1/, "") : digits];
  return fold(text)
    .split(/\s+/)
    .filter((it) => it !== "");
}

function fold(text: string): string {
  return foldText(text.toWellFormed().replaceAll("\0", ""));
}
