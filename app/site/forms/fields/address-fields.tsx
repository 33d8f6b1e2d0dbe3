import { formsCopy } from "#app/site/forms/copy.ts";
import { useFormState } from "#app/site/forms/post-form.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { CheckboxField, TextField } from "./form-fields.tsx";
import { StateField } from "./state-field.tsx";

interface AddressFieldsProps {
  /** Every line but the apartment is needed; elsewhere the whole address may stay empty. */
  readonly isNeeded?: boolean;
}

/** The lines of an address, as the visitor's profile has them (Spec §3). */
export function AddressFields({ isNeeded = false }: AddressFieldsProps) {
  const t = useTexts(formsCopy);
  return (
    <>
      <TextField
        name="address"
        label={t("addressLabel")}
        autoComplete="address-line1"
      />
      <TextField
        name="apartment"
        label={`${t("apartmentLabel")}${isNeeded ? ` ${t("optional")}` : ""}`}
        autoComplete="address-line2"
      />
      <TextField
        name="city"
        label={t("cityLabel")}
        autoComplete="address-level2"
      />
      <div className="form-2">
        <StateField
          label={t("stateLabel")}
          choose={t("chooseState")}
          autoComplete="address-level1"
        />
        <TextField
          name="zipCode"
          label={t("zipCodeLabel")}
          autoComplete="postal-code"
          inputMode="numeric"
        />
      </div>
    </>
  );
}

const FIELDS = ["address", "apartment", "city", "state", "zipCode"];

/** It stands folded up, unless something is known or wrong. */
export function HomeAddressPart() {
  const t = useTexts(formsCopy);
  const form = useFormState();
  const isKnown = FIELDS.some((name) => (form.values[name] ?? "") !== "");
  return (
    <Disclosure
      summary={t("homeAddress")}
      isOpen={isKnown || FIELDS.some((name) => form.errors[name] !== undefined)}
    >
      <div className="form">
        <p>{t("homeAddressHint")}</p>
        <AddressFields />
      </div>
    </Disclosure>
  );
}

interface DeliveryPartProps {
  /** The title of the offer that has the delivery. */
  readonly offer: string;
  readonly terms: string | null;
}

/** The address goes along only for whoever asks for the delivery: it stands folded up until somebody does. */
export function DeliveryPart({ offer, terms }: DeliveryPartProps) {
  const t = useTexts(formsCopy);
  const { values, errors } = useFormState();
  return (
    <Disclosure
      summary={offer}
      isOpen={
        (values["wantsDelivery"] ?? "") !== "" ||
        FIELDS.some((name) => errors[name] !== undefined)
      }
    >
      <div className="form delivery">
        {terms !== null && <p>{terms}</p>}
        <CheckboxField
          name="wantsDelivery"
          label={`${t("wantsDelivery")} ${t("optional")}`}
        />
        <div className="form delivery-address">
          <AddressFields isNeeded />
        </div>
      </div>
    </Disclosure>
  );
}
