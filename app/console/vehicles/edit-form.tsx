import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import type { JsonValue } from "#app/domain/console/json-value.ts";
import {
  type EditField,
  EDIT_TABLE,
} from "#app/domain/vehicle-edits/edit-fields.ts";
import type { EditedVehicle } from "#app/ports/vehicle-edit-ports.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { formatMoment } from "#app/console/frame/times.ts";
import { Button } from "#app/ui/button.tsx";
import { vehiclesCopy } from "./copy.ts";
import { EditInputs } from "./edit-inputs.tsx";
import type { FailedForm, FormField } from "./typed-edit.ts";
import { formatFieldValue } from "./value-words.ts";

export interface EditFormProps {
  readonly asked: AskedByPerson;
  readonly found: EditedVehicle;
  readonly field: FormField;
  /** Null unless this form was just sent in vain. */
  readonly failed: FailedForm | null;
}

/** A field: what stands now, what the feed says, and one button back to it. */
export function EditForm(props: EditFormProps) {
  const { asked, found, field } = props;
  const t = getTexts(asked, vehiclesCopy);
  const edit = found.edits.find((it) => it.field === field);
  const { vin } = found.fed.vehicle;
  const action = getConsoleAddress(
    field === "salePriceCents" ? "vehicle.price" : "vehicle.edit",
    { vin },
  );
  const isHidden = field === "hidden" && edit !== undefined;
  return (
    <section aria-labelledby={`field-${field}`}>
      <h2 id={`field-${field}`}>{t(field)}</h2>
      <form
        method="post"
        action={action}
        className="console-form"
        aria-labelledby={`field-${field}`}
        noValidate
      >
        <input type="hidden" name="field" value={field} />
        <input type="hidden" name="seenRevision" value={edit?.revision ?? ""} />
        <EditInputs {...props} />
        {edit !== undefined && <EditedBy {...props} />}
        <div className="console-line">
          {!isHidden && (
            <Button look={field === "hidden" ? "plain" : "main"}>
              {field === "hidden" ? (
                t("hide")
              ) : (
                <>
                  <span aria-hidden="true">{t("save")}</span>
                  <span className="vh">
                    {t("saveNamed", { field: t(field) })}
                  </span>
                </>
              )}
            </Button>
          )}
          {edit !== undefined && (
            <Button name="takeBack" value="yes">
              <span aria-hidden="true">{t("takeBack")}</span>
              <span className="vh">
                {t("takeBackNamed", { field: t(field) })}
              </span>
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

interface EditedByProps extends Pick<EditFormProps, "asked" | "found"> {
  readonly field: EditField;
}

/** Who said it, why, and what the feed says. */
export function EditedBy({ asked, found, field }: EditedByProps) {
  const t = getTexts(asked, vehiclesCopy);
  const edit = found.edits.find((it) => it.field === field);
  if (edit === undefined) return null;
  const feedValue: JsonValue = EDIT_TABLE[field].getFeedValue(
    found.fed.vehicle,
  );
  const said = formatFieldValue(field, feedValue, t);
  return (
    <p className="console-hint">
      {t("editedBy", {
        name: edit.by.name,
        date: formatMoment(asked, edit.atMs),
      })}{" "}
      {edit.reason !== null && `${t("reasonWas", { reason: edit.reason })} `}
      {said === null ? t("feedSaysNothing") : t("feedSays", { value: said })}
    </p>
  );
}
