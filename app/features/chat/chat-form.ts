import * as v from "valibot";
import { ANSWER_WAYS, type AnswerWay } from "#app/domain/chat/conversation.ts";
import {
  checkbox,
  isMailAddress,
  LONGEST,
  message,
  optionalLine,
  optionalLines,
  requiredLine,
} from "#app/domain/forms/fields.ts";
import type { FieldMessage } from "#app/domain/forms/messages.ts";
import { parsePhone } from "#app/domain/phone/phone-number.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

/** What is stored of the visitor need not be told again (Spec §5). */
export interface KnownChatContact {
  readonly isNameKnown: boolean;
  readonly isPhoneKnown: boolean;
  readonly isEmailKnown: boolean;
}

export const CHAT_FORM = "chat";

/** First and last name in one line. */
const LONGEST_NAME = LONGEST.name * 2;
const givenName = requiredLine({ missing: "name", max: LONGEST_NAME });

const reachEntries = {
  /** Left out where the conversation knows it. */
  way: optionalLine(),
  email: optionalLine(LONGEST.email),
  phone: optionalLine(),
};
const reach = v.object(reachEntries);
type Reach = v.InferOutput<typeof reach>;

/** Only what the way needs is asked for: an email address, or else a number. */
export function buildChatForm(known: KnownChatContact) {
  return defineForm(
    CHAT_FORM,
    v.pipe(
      v.object({
        name: known.isNameKnown ? optionalLine(LONGEST_NAME) : givenName,
        ...reachEntries,
        message,
        contactConsent: checkbox,
      }),
      v.rawCheck(({ dataset, addIssue }) => {
        // What is wrong with the message hides nothing that is wrong with the number.
        const typed = v.safeParse(reach, dataset.value);
        if (!typed.success) return;
        const input = typed.output;
        const way = toAnswerWay(input);
        if (isReached(input, way, known)) return;
        const key = way ?? "phone";
        addIssue({
          message: key satisfies FieldMessage,
          path: [
            { type: "object", origin: "value", input, key, value: input[key] },
          ],
        });
      }),
    ),
  );
}

/** Null where the form did not ask. */
export function toAnswerWay({ way }: Pick<Reach, "way">): AnswerWay | null {
  return ANSWER_WAYS.find((it) => it === way) ?? null;
}

/** What is empty is filled with what is known (Spec §5), and what is wrong is said. */
function isReached(
  { email, phone }: Reach,
  way: AnswerWay | null,
  { isPhoneKnown, isEmailKnown }: KnownChatContact,
): boolean {
  if (way === "email")
    return email === "" ? isEmailKnown : isMailAddress(email);
  return phone === ""
    ? // Nobody is asked for another way to be reached.
      isPhoneKnown || (way === null && isEmailKnown)
    : parsePhone(phone) !== null;
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

/** The words of the link that asks about a car or a plan head what it opens. */
export function getChatTitle({
  car,
  plan,
}: {
  readonly car: unknown;
  readonly plan: unknown;
}) {
  if (car !== null) return "titleCar";
  return plan === null ? "title" : "titlePlan";
}
