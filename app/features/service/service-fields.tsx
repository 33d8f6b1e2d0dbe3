import {
  ContactConsentField,
  EmailField,
  MessageField,
  NameFields,
  PhoneField,
} from "#app/site/forms/fields/contact-fields.tsx";
import {
  SelectField,
  SubmitButton,
  TextField,
} from "#app/site/forms/fields/form-fields.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { serviceCopy } from "./copy.ts";
import { buildServiceForm, SOMETHING_ELSE } from "./service-form.ts";
import type { ServicePageData } from "./service-page-data.ts";

export function useServiceForm(
  { form, services }: Pick<ServicePageData, "form" | "services">,
  reply: FormReply | undefined,
) {
  const { action, token, defaults, lastYear } = form;
  return usePostForm(
    buildServiceForm(
      services.map(({ id }) => id),
      lastYear,
    ),
    { action, token, reply, defaults },
  );
}

interface ServiceFieldsProps {
  readonly of: ReturnType<typeof useServiceForm>;
  readonly page: Pick<ServicePageData, "form" | "services">;
}

export function ServiceFields({ of, page }: ServiceFieldsProps) {
  const t = useTexts(serviceCopy);
  return (
    <PostForm of={of}>
      <SelectField
        name="service"
        label={t("service")}
        options={[
          { value: "", label: t("servicePlaceholder") },
          ...page.services.map(({ id, name }) => ({ value: id, label: name })),
          { value: SOMETHING_ELSE, label: t("somethingElse") },
        ]}
      />
      <MessageField label={t("messageLabel")} />
      <div className="service-car">
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
        <TextField
          name="vehicleModel"
          label={t("model")}
          autoCapitalize="words"
          autoComplete="off"
        />
      </div>
      <NameFields />
      <EmailField />
      <PhoneField hint={t("phoneHint")} />
      <ContactConsentField consent={page.form.consent} />
      <SubmitButton label={t("send")} />
    </PostForm>
  );
}
