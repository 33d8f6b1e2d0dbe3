import * as v from "valibot";
import {
  checkbox,
  LONGEST,
  message,
  optionalLine,
  optionalLines,
  phone,
  requiredLine,
} from "#app/domain/forms/fields.ts";
import type { FieldMessage } from "#app/domain/forms/messages.ts";
import { parsePhone } from "#app/domain/phone/phone-number.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

/** What is stored of the visitor need not be told again (Spec §5). */
export interface KnownChatContact {
  readonly isNameKnown: boolean;
  readonly isPhoneKnown: boolean;
}

export const CHAT_FORM = "chat";

/** First and last name in one line. */
const LONGEST_NAME = LONGEST.name * 2;
const givenName = requiredLine({ missing: "name", max: LONGEST_NAME });
/** An empty number is filled, a wrong one is said. */
const filledPhone = v.pipe(
  optionalLine(),
  v.check(
    (typed) => typed === "" || parsePhone(typed) !== null,
    "phone" satisfies FieldMessage,
  ),
);

export function buildChatForm({ isNameKnown, isPhoneKnown }: KnownChatContact) {
  return defineForm(
    CHAT_FORM,
    v.object({
      name: isNameKnown ? optionalLine(LONGEST_NAME) : givenName,
      phone: isPhoneKnown ? filledPhone : phone,
      message,
      contactConsent: checkbox,
    }),
  );
}

/**
 * Spec §3, chat-widget conversation event. What a vendor's widget knows has been said already, and nobody can correct
 * it: only what is too long or no text is refused.
 */
export const chatEventForm = defineForm(
  "chat-event",
  v.object({
    customerName: optionalLine(LONGEST_NAME),
    customerPhone: optionalLine(),
    phone: optionalLine(),
    email: optionalLine(LONGEST.email),
    message: optionalLines(),
  }),
);
