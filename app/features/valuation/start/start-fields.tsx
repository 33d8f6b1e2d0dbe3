import {
  RadioField,
  SubmitButton,
  MilesField,
  TextField,
  WayField,
} from "#app/site/forms/fields/form-fields.tsx";
import { NamedVehicle } from "#app/site/forms/fields/named-vehicle.tsx";
import { StateField } from "#app/site/forms/fields/state-field.tsx";
import { VinField } from "#app/site/forms/fields/vin-field.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { TRADE_INTERESTS } from "#app/domain/trade-draft/trade-record.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { buildStartForm, listStartWays } from "./start-form.ts";
import type { StartData } from "./start-data.server.ts";
import "./start.css";

/** Its state belongs to the page, which names a fault in its title. */
export function useStartForm(start: StartData, reply: FormReply | undefined) {
  return usePostForm(buildStartForm(start.lastYear), {
    ...start,
    reply,
    copy: valuationCopy,
    wayField: "way",
  });
}

interface StartFieldsProps {
  readonly of: ReturnType<typeof useStartForm>;
  readonly start: StartData;
}

/** Three ways to name the car; without JavaScript, too, only the fields of the chosen one are seen. */
export function StartFields({ of, start }: StartFieldsProps) {
  const t = useTexts(valuationCopy);
  return (
    <PostForm of={of}>
      {start.wantedName !== null && (
        <p className="val-wanted">
          {t("wanted", { vehicle: start.wantedName })}
        </p>
      )}
      <input type="hidden" name="wanted" value={of.values["wanted"] ?? ""} />
      <WayField
        name="way"
        legend={t("wayLegend")}
        options={listStartWays(start.hasPlates).map((way) => ({
          value: way,
          label: t(`way.${way}`),
        }))}
      />
      {start.hasPlates && (
        <div className="val-way val-way--plate">
          <div className="form-2">
            <TextField
              name="licencePlate"
              label={t("licencePlate")}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
            />
            <StateField label={t("state")} choose={t("chooseState")} />
          </div>
        </div>
      )}
      <div className="val-way val-way--model">
        <NamedVehicle
          choices={start}
          words={{
            year: t("yearLabel"),
            make: t("makeLabel"),
            model: t("modelLabel"),
            trim: t("trim"),
            chooseYear: t("chooseYear"),
            chooseMake: t("chooseMake"),
            commonMakes: t("commonMakes"),
            otherMakes: t("otherMakes"),
          }}
        />
      </div>
      <div className="val-way val-way--vin">
        <VinField
          words={{ label: t("vin"), hint: t("vinHint"), notIt: t("notIt") }}
        />
      </div>
      <div className="form-2">
        <MilesField name="mileage" label={t("mileageLabel")} />
        <TextField name="exteriorColor" label={t("color")} autoComplete="off" />
      </div>
      <RadioField
        name="interest"
        legend={t("interest")}
        options={TRADE_INTERESTS.map((it) => ({
          value: it,
          label: t(`interest.${it}`),
        }))}
      />
      <div>
        <SubmitButton label={t("start")} busyLabel={t("starting")} />
        <p className="meta form-note">{t("startNote")}</p>
      </div>
    </PostForm>
  );
}
