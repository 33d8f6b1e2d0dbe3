import * as v from "valibot";
import { getPageAddress } from "#app/domain/address/page-address.ts";
import { checkbox, choice, optionalLines } from "#app/domain/forms/fields.ts";
import {
  vehicleEntries,
  vehicleMileage,
} from "#app/domain/forms/vehicle-fields.ts";
import { addressEntries } from "#app/site/forms/address-details.ts";
import { Confirmation } from "#app/site/forms/confirmation.tsx";
import { contactEntries } from "#app/site/forms/contact-details.ts";
import { HomeAddressPart } from "#app/site/forms/fields/address-fields.tsx";
import {
  ContactConsentField,
  EmailField,
  NameFields,
  PhoneField,
} from "#app/site/forms/fields/contact-fields.tsx";
import {
  RadioField,
  SubmitButton,
  TextAreaField,
  MilesField,
  TextField,
} from "#app/site/forms/fields/form-fields.tsx";
import { defineForm } from "#app/site/forms/form-definition.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { sellCopy } from "./copy.ts";
import type { SellFormData } from "./sell-trade.server.ts";

export const SELL_FORM_NAME = "sell-trade";

/** Spec §3, vehicle of a lead. */
const SELL_INTERESTS = ["sell", "trade-in"] as const;
export type SellInterest = (typeof SELL_INTERESTS)[number];

/** Spec §3, sell-or-trade form. */
export function buildSellForm(lastYear: number) {
  return defineForm(
    SELL_FORM_NAME,
    v.object({
      ...vehicleEntries(lastYear),
      vehicleMileage,
      interest: choice(SELL_INTERESTS),
      ...contactEntries,
      ...addressEntries,
      comments: optionalLines(),
      contactConsent: checkbox,
    }),
  );
}

/** Spec §2, simple form; its state belongs to the page, which names a fault in its title. */
export function useSellForm(data: SellFormData, reply: FormReply | undefined) {
  return usePostForm(buildSellForm(data.lastYear), { ...data, reply });
}

interface SellFieldsProps {
  readonly of: ReturnType<typeof useSellForm>;
  readonly data: SellFormData;
}

export function SellFields({ of, data }: SellFieldsProps) {
  const t = useTexts(sellCopy);
  const { offerValidDays: days } = data;
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
        <MilesField name="vehicleMileage" label={t("mileage")} />
      </div>
      <RadioField
        name="interest"
        legend={t("interest")}
        options={SELL_INTERESTS.map((it) => ({
          value: it,
          label: t(`interest.${it}`),
        }))}
      />
      <NameFields />
      <EmailField />
      <PhoneField hint={t("phoneHint")} />
      <HomeAddressPart />
      <TextAreaField
        name="comments"
        label={t("comments")}
        hint={t("commentsHint")}
        rows={3}
      />
      <ContactConsentField consent={data.consent} />
      <div>
        <SubmitButton label={t(days === null ? "send" : "sendValued")} />
        <p className="meta form-note">
          {days === null ? t("sendNote") : t("sendNoteValued", { days })}
        </p>
      </div>
    </PostForm>
  );
}

interface SellSentProps {
  readonly reference: string;
  readonly offerValidDays: SellFormData["offerValidDays"];
}

export function SellSent({ reference, offerValidDays: days }: SellSentProps) {
  const t = useTexts(sellCopy);
  const site = useSite();
  const store = getSelectedStore(site).name;
  return (
    <div className="wrap">
      <Confirmation
        title={t("sentTitle")}
        text={t("sentText", { store })}
        reference={reference}
        steps={(["read", "answer", "visit"] as const).map((step) => ({
          title: t(`${step}Title`),
          text:
            step === "visit" && days !== null
              ? t("visitTextValued", { days })
              : t(`${step}Text`),
        }))}
      >
        <div className="btn-row">
          <LinkButton
            href={getPageAddress("searchVehicles", { language: site.language })}
          >
            {t("browse")}
          </LinkButton>
        </div>
      </Confirmation>
    </div>
  );
}
