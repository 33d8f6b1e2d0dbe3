import {
  ContactConsentField,
  EmailField,
  NameFields,
  PhoneField,
} from "#app/site/forms/fields/contact-fields.tsx";
import {
  SubmitButton,
  TextAreaField,
  TextField,
  useField,
} from "#app/site/forms/fields/form-fields.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { RadioGroup } from "#app/ui/fields/choice.tsx";
import { sellCopy } from "./copy.ts";
import { SELL_INTERESTS, buildSellForm } from "./sell-form.ts";
import type { SellFormData } from "./sell-page-data.ts";

/** Spec §2 describes this simple form; its state belongs to the page, which names a fault in its title. */
export function useSellForm(data: SellFormData, reply: FormReply | undefined) {
  const { action, token, defaults, lastYear } = data;
  return usePostForm(buildSellForm(lastYear), {
    action,
    token,
    reply,
    defaults,
  });
}

interface SellFieldsProps {
  readonly of: ReturnType<typeof useSellForm>;
  readonly data: SellFormData;
}

export function SellFields({ of, data }: SellFieldsProps) {
  const t = useTexts(sellCopy);
  return (
    <PostForm of={of}>
      <div className="form-2">
        <TextField
          name="vehicleYear"
          label={t("year")}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          name="vehicleMake"
          label={t("make")}
          autoCapitalize="words"
          autoComplete="off"
        />
      </div>
      <div className="form-2">
        <TextField
          name="vehicleModel"
          label={t("model")}
          autoCapitalize="words"
          autoComplete="off"
        />
        <TextField
          name="vehicleMileage"
          label={t("mileage")}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <Interest />
      <NameFields />
      <EmailField />
      <PhoneField hint={t("phoneHint")} />
      <TextAreaField
        name="comments"
        label={t("comments")}
        hint={t("commentsHint")}
        rows={3}
      />
      <ContactConsentField consent={data.consent} />
      <div>
        <SubmitButton label={t("send")} />
        <p className="meta form-note">
          {t("sendNote", { days: data.offerValidDays })}
        </p>
      </div>
    </PostForm>
  );
}

function Interest() {
  const t = useTexts(sellCopy);
  const { id, value, error, errorPrefix } = useField("interest");
  return (
    <RadioGroup
      id={id}
      name="interest"
      legend={t("interest")}
      chosen={value}
      {...(error !== undefined && { error })}
      errorPrefix={errorPrefix}
      options={SELL_INTERESTS.map((it) => ({
        value: it,
        label: t(`interest.${it}`),
      }))}
    />
  );
}
