import * as v from "valibot";
import { parsePhone } from "#app/domain/phone/phone-number.ts";
import {
  parseCode,
  type PhoneErrorKey,
} from "#app/domain/phone-verification/phone-validation.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

export const phoneNumberForm = defineForm(
  "phone-number",
  v.object({
    phone: defineRequiredField({
      missing: "phoneRequired",
      wrong: "phoneInvalid",
      parse: parseTenDigits,
    }),
  }),
);

export const phoneCodeForm = defineForm(
  "phone-code",
  v.object({
    code: defineRequiredField({
      missing: "codeRequired",
      wrong: "codeLength",
      parse: parseCode,
    }),
  }),
);

interface FieldRules {
  readonly missing: PhoneErrorKey;
  readonly wrong: PhoneErrorKey;
  readonly parse: (text: string) => string | null;
}

function defineRequiredField({ missing, wrong, parse }: FieldRules) {
  return v.pipe(
    v.optional(v.string(wrong), ""),
    v.check((text) => text.trim() !== "", missing),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const parsed = parse(dataset.value);
      if (parsed !== null) return parsed;
      addIssue({ message: wrong });
      return NEVER;
    }),
  );
}

function parseTenDigits(text: string): string | null {
  const phone = parsePhone(text);
  return phone?.length === 10 ? phone : null;
}
