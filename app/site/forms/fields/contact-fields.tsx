import { useTexts } from "#app/site/page/use-texts.ts";
import { formsCopy } from "#app/site/forms/copy.ts";
import { TextAreaField, TextField } from "./form-fields.tsx";
import { usePhoneMask } from "./use-phone-mask.ts";

/** First and last name, beside each other where there is room. */
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

export function EmailField() {
  const t = useTexts(formsCopy);
  return (
    <TextField
      name="email"
      label={t("emailLabel")}
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

interface PhoneFieldProps {
  /** Why we ask; "Only used to answer this message." unless told. */
  readonly hint?: string;
}

/** Takes a number in any usual spelling; the mask of spec §5 helps, and never stands in the way. */
export function PhoneField({ hint }: PhoneFieldProps) {
  const t = useTexts(formsCopy);
  const mask = usePhoneMask();
  return (
    <TextField
      name="phone"
      label={t("phoneLabel")}
      hint={hint ?? t("phoneHint")}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      spellCheck={false}
      inputRef={mask}
    />
  );
}

interface MessageFieldProps {
  readonly label?: string;
  readonly hint?: string;
}

export function MessageField({ label, hint }: MessageFieldProps) {
  const t = useTexts(formsCopy);
  return (
    <TextAreaField
      name="message"
      label={label ?? t("messageLabel")}
      hint={hint}
    />
  );
}
