import { cleanLine } from "./clean-text.ts";
import type { LeadUser } from "./lead.ts";

/** Spec §3: this text stands for what a lead's visitor left out. */
export const NOT_PROVIDED = "Not provided";

/** Spec §3: missing names are "Not provided", and so is the phone where there is no e-mail either. */
export function getLeadContact(user: LeadUser): {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
} {
  const email = cleanLine(user.email) || null;
  const phone = cleanLine(user.phone) || null;
  return {
    firstName: cleanOrNotProvided(user.firstName),
    lastName: cleanOrNotProvided(user.lastName),
    email,
    phone: email === null && phone === null ? NOT_PROVIDED : phone,
  };
}

/** Names that were not given are left out. */
export function formatLeadName({ firstName, lastName }: LeadUser): string {
  return cleanOrNotProvided(`${firstName} ${lastName}`);
}

export function cleanOrNotProvided(text: string): string {
  return cleanLine(text) || NOT_PROVIDED;
}
