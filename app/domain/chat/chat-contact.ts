import { isBlank } from "#app/domain/forms/typed-text.ts";
import { parsePhone } from "#app/domain/phone/phone-number.ts";
import type { ContactDetails } from "#app/domain/visitor/contact-details.ts";

/** Spec §3, chat-widget conversation event: a widget has the phone in either of two fields. */
export interface ChatContact {
  readonly name: string;
  readonly phones: readonly string[];
  /** Widgets of vendors may ask for it; ours does not. */
  readonly email: string;
}

/** Spec §5: the first word is the first name and the rest is the last name. */
export function splitChatName(
  name: string,
): Pick<ContactDetails, "firstName" | "lastName"> {
  const [firstName = "", ...rest] = name
    .split(/\s/)
    .filter((word) => !isBlank(word));
  return { firstName, lastName: rest.join(" ") };
}

/**
 * Spec §5: what is empty comes from what is stored. A first name alone has the stored last name only when it is the
 * stored first name too, because two people may use one browser.
 */
export function toContactDetails(
  { name, phones, email }: ChatContact,
  stored: ContactDetails,
): ContactDetails {
  return {
    ...fillName(splitChatName(name), stored),
    phone:
      phones.map(parsePhone).find((digits) => digits !== null) ?? stored.phone,
    email: email === "" ? stored.email : email,
  };
}

function fillName(
  said: Pick<ContactDetails, "firstName" | "lastName">,
  { firstName, lastName }: ContactDetails,
): Pick<ContactDetails, "firstName" | "lastName"> {
  if (said.firstName === "") return { firstName, lastName };
  const isSame = said.firstName.toLowerCase() === firstName.toLowerCase();
  return said.lastName === "" && isSame
    ? { firstName: said.firstName, lastName }
    : said;
}
