import { useState } from "react";
import { parsePhone } from "#app/domain/phone/phone-number.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { phoneVerificationCopy } from "./copy.ts";
import type { PhoneValidationAnswer } from "./phone-verification.server.ts";
import type { ValidationRequest } from "#app/domain/phone-verification/phone-validation.ts";
import { PHONE_VALIDATION_PATH } from "./phone-addresses.ts";

type Errors = PhoneValidationAnswer["errors"];

/** The number that a code is on its way to, for as long as the page stands, because the dialog may be closed meanwhile. */
let askedNumber: string | null = null;

export type PhoneSteps = ReturnType<typeof usePhoneSteps>;

/** Spec §4. */
export function usePhoneSteps() {
  const t = useTexts(phoneVerificationCopy);
  const [phone, setPhone] = useState<string | null>(null);
  const [sentCount, setSentCount] = useState(0);
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);

  async function ask(
    fields: Parameters<typeof askPhoneValidation>[0],
  ): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    const answer = await askPhoneValidation(fields);
    setBusy(false);
    setErrors(answer === null ? { error: t("offline") } : answer.errors);
    return answer?.success === true;
  }

  return {
    /** The number is kept as it was typed; it is null in the first step. */
    phone,
    /** Each code that was sent starts the countdown anew. */
    sentCount,
    errors,
    isBusy,
    async sendCode(typed: string) {
      if (await ask({ type: "phone-validation", phone: typed })) {
        askedNumber = parsePhone(typed);
        setPhone(typed);
        setSentCount((count) => count + 1);
      } else if (askedNumber !== null && parsePhone(typed) === askedNumber) {
        // No new code, but the one that was sent may be typed in; in that step there is no field for the number.
        setPhone(typed);
        setErrors(({ phone: refused, ...rest }) => ({
          ...rest,
          ...(refused !== undefined && { error: refused }),
        }));
      }
    },
    verify: (code: string) =>
      ask({ type: "code-verification", phone: phone ?? "", code }),
    changeNumber() {
      setErrors({});
      setPhone(null);
    },
  };
}

/** Spec §7, with the fields as they were typed; null means that no readable answer came. */
async function askPhoneValidation(
  fields: ValidationRequest,
): Promise<PhoneValidationAnswer | null> {
  try {
    const response = await fetch(PHONE_VALIDATION_PATH, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(fields),
    });
    const answer: unknown = await response.json();
    return isAnswer(answer) ? answer : null;
  } catch {
    return null;
  }
}

function isAnswer(value: unknown): value is PhoneValidationAnswer {
  return (
    typeof value === "object" &&
    value !== null &&
    "success" in value &&
    "errors" in value
  );
}
