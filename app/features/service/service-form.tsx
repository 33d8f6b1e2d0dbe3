import * as v from "valibot";
import { getPageAddress } from "#app/domain/address/page-address.ts";
import {
  checkbox,
  choice,
  message,
  optionalLine,
} from "#app/domain/forms/fields.ts";
import { vehicleEntries } from "#app/domain/forms/vehicle-fields.ts";
import { Confirmation } from "#app/site/forms/confirmation.tsx";
import { contactEntries } from "#app/site/forms/contact-details.ts";
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
import { StoreField } from "#app/site/forms/fields/store-field.tsx";
import { defineForm } from "#app/site/forms/form-definition.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { serviceCopy } from "./copy.ts";
import type { ServicePageData, ServiceReceipt } from "./service.server.ts";

export const SERVICE_FORM_NAME = "service";
/** This option of the services stands last. */
const SOMETHING_ELSE = "other";

export function buildServiceForm(
  services: readonly Pick<ServicePageData["services"][number], "id" | "name">[],
  lastYear: number,
) {
  const ids = services.map(({ id }) => id);
  return defineForm(
    SERVICE_FORM_NAME,
    v.object({
      service: choice([...ids, SOMETHING_ELSE], "required"),
      message,
      ...vehicleEntries(lastYear),
      /** Only a group asks for it. */
      store: optionalLine(),
      ...contactEntries,
      contactConsent: checkbox,
    }),
  );
}

export function useServiceForm(
  { form, services }: Pick<ServicePageData, "form" | "services">,
  reply: FormReply | undefined,
) {
  const t = useTexts(serviceCopy);
  return usePostForm(buildServiceForm(services, form.lastYear), {
    ...form,
    reply,
    questions: { service: t("service") },
  });
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
      <div className="form-2 service-car">
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
      <StoreField />
      <NameFields />
      <EmailField />
      <PhoneField hint={t("phoneHint")} />
      <ContactConsentField consent={page.form.consent} />
      <SubmitButton label={t("send")} />
    </PostForm>
  );
}

export const NEXT_STEPS = ["read", "answer", "visit"] as const;

export function ServiceSent({ reference, storeName, line }: ServiceReceipt) {
  const t = useTexts(serviceCopy);
  const { language } = useSite();
  return (
    <div className="wrap">
      <Confirmation
        title={t("sentTitle")}
        text={t("sentText", { store: storeName })}
        reference={reference}
        line={line}
        steps={NEXT_STEPS.map((step) => ({
          title: t(`${step}Title`),
          text: t(`${step}Text`),
        }))}
      >
        <div className="btn-row">
          <LinkButton href={getPageAddress("home", { language })}>
            {t("home")}
          </LinkButton>
        </div>
      </Confirmation>
    </div>
  );
}
