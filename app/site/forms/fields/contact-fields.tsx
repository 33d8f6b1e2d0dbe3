import { useEffect, useRef, useState } from "react";
import { formsCopy } from "#app/site/forms/copy.ts";
import { useFormState } from "#app/site/forms/post-form.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import type { ContactConsentView } from "#app/site/forms/contact-details.ts";
import { CheckboxField, TextAreaField, TextField } from "./form-fields.tsx";
import { PhoneProof } from "./phone-proof.tsx";

export function NameFields() {
  const t = useTexts(formsCopy);
  return (
    <div className="form-2">
      <TextField
        name="firstName"
        label={t("firstNameLabel")}
        autoComplete="given-name"
        autoCapitalize="words"
        spellCheck={false}
      />
      <TextField
        name="lastName"
        label={t("lastNameLabel")}
        autoComplete="family-name"
        autoCapitalize="words"
        spellCheck={false}
      />
    </div>
  );
}

interface EmailFieldProps {
  /** Whose address it is, where it is not the sender's own. */
  readonly name?: string;
  /** Without it the text is "Email". */
  readonly label?: string;
}

export function EmailField({ name = "email", label }: EmailFieldProps) {
  const t = useTexts(formsCopy);
  return (
    <TextField
      name={name}
      label={label ?? t("emailLabel")}
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

interface PhoneFieldProps {
  /** It says why we ask; without it the text is "Only used to answer this message." */
  readonly hint?: string;
}

/** Any usual spelling goes; the mask of Spec §5 helps and never blocks. */
export function PhoneField({ hint }: PhoneFieldProps) {
  const t = useTexts(formsCopy);
  const mask = usePhoneMask();
  const { isPhoneVerificationOn } = useSite();
  const { values } = useFormState();
  const [typed, setTyped] = useState(values["phone"] ?? "");
  const known = values["verifiedPhone"];
  const field = (
    <TextField
      name="phone"
      label={t("phoneLabel")}
      hint={hint ?? t("phoneHint")}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      spellCheck={false}
      ref={mask}
    />
  );
  // The forms of the verification itself do not know a verified number.
  if (!isPhoneVerificationOn || known === undefined) return field;
  return (
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) setTyped(target.value);
      }}
    >
      {field}
      <PhoneProof typed={typed} known={known} />
    </div>
  );
}

/**
 * The mask loads after the page, so that a field is never slower for it; until then, and for whatever is no US number,
 * the field takes what is typed as it is.
 */
function usePhoneMask() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    void import("./phone-mask.ts").then(
      ({ maskPhoneInput }) => {
        if (!isGone && input.current !== null)
          stop = maskPhoneInput(input.current);
      },
      // Without the mask the field works just as well.
      () => {},
    );
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return input;
}

export function MessageField({
  label,
  hint,
}: {
  readonly label?: string;
  readonly hint?: string;
}) {
  const t = useTexts(formsCopy);
  return (
    <TextAreaField
      name="message"
      label={label ?? t("messageLabel")}
      hint={hint}
    />
  );
}

/** Spec §5: an unticked checkbox of its own where the profile says so, else its text. */
export function ContactConsentField({
  consent,
}: {
  readonly consent: ContactConsentView;
}) {
  return consent.hasOwnCheckbox ? (
    <CheckboxField name="contactConsent" label={consent.text} />
  ) : (
    <p className="check-text">{consent.text}</p>
  );
}
