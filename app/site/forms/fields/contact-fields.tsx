import { useTexts } from "#app/site/page/use-texts.ts";
import { formsCopy } from "#app/site/forms/copy.ts";
import { TextAreaField, TextField } from "./form-fields.tsx";
import { usePhoneMask } from "./use-phone-mask.ts";

/** First and last name stand beside each other where there is room. */
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
  /** The hint says why we ask; without it the text is "Only used to answer this message." */
  readonly hint?: string;
}

/** The field takes a number in any usual spelling; the mask of Spec §5 helps and never blocks. */
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
