import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import type {
  EditedVehicle,
  FoundVehicles,
  VehicleQuestion,
} from "#app/ports/vehicle-edit-ports.ts";
import { formatCents } from "#app/site/page/format.ts";
import { formatFullVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/fields/choice.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { CONSOLE_TITLE_ID } from "#app/console/frame/console-document.tsx";
import { vehiclesCopy } from "./copy.ts";

interface VehiclesBodyProps {
  readonly asked: AskedByPerson;
  readonly question: VehicleQuestion;
  readonly found: FoundVehicles;
}

export function VehiclesBody(props: VehiclesBodyProps) {
  const { asked, found } = props;
  const t = getTexts(asked, vehiclesCopy);
  const isNothing = found.vehicles.length + found.hidden.length === 0;
  return (
    <>
      <SearchForm {...props} />
      <p>{isNothing ? t("none") : t("count", { count: found.total })}</p>
      {found.hidden.length > 0 && (
        <section aria-labelledby="hidden">
          <h2 id="hidden">{t("hiddenTitle")}</h2>
          <Rows asked={asked} vehicles={found.hidden} />
        </section>
      )}
      {found.vehicles.length > 0 && (
        <Rows asked={asked} vehicles={found.vehicles} />
      )}
      <PageLinks {...props} />
    </>
  );
}

function SearchForm({ asked, question }: VehiclesBodyProps) {
  const t = getTexts(asked, vehiclesCopy);
  return (
    <form
      action={getConsoleAddress("vehicles")}
      className="console-filter"
      aria-labelledby={CONSOLE_TITLE_ID}
    >
      <Field
        id="q"
        name="q"
        type="search"
        label={t("search")}
        defaultValue={question.words}
      />
      <Checkbox
        name="edited"
        value="yes"
        label={t("edited")}
        isChecked={question.isEdited === true}
      />
      <Button look="main">{t("find")}</Button>
    </form>
  );
}

function Rows({
  asked,
  vehicles,
}: {
  readonly asked: AskedByPerson;
  readonly vehicles: readonly EditedVehicle[];
}) {
  return (
    <ul className="console-rows">
      {vehicles.map((it) => (
        <VehicleRow key={it.fed.vehicle.vin} asked={asked} found={it} />
      ))}
    </ul>
  );
}

function VehicleRow({
  asked,
  found: { shown, edits },
}: {
  readonly asked: AskedByPerson;
  readonly found: EditedVehicle;
}) {
  const t = getTexts(asked, vehiclesCopy);
  const { vehicle, goneAtMs } = shown;
  const { vin, stockNumber, salePriceCents, hold, storeId } = vehicle;
  const store = asked.stores.find(({ id }) => id === storeId);
  const marks = [
    ...(edits.some(({ field }) => field === "hidden")
      ? [t("notice.hidden")]
      : []),
    ...(goneAtMs === null ? [] : [t("notice.gone")]),
    ...(hold === null ? [] : [t(`hold.${hold}`)]),
    ...(edits.length === 0 ? [] : [t("isEdited")]),
  ];
  return (
    <li>
      <div>
        <a href={getConsoleAddress("vehicle", { vin })}>
          <strong>{formatFullVehicleName(vehicle)}</strong>
        </a>
        <p>
          {[
            salePriceCents === null
              ? t("noPrice")
              : formatCents(salePriceCents),
            ...(stockNumber === null ? [] : [stockNumber]),
            vin,
            store?.name ?? storeId,
          ].join(", ")}
        </p>
        {marks.length > 0 && <p>{marks.join(", ")}</p>}
      </div>
    </li>
  );
}

function PageLinks({ asked, question, found }: VehiclesBodyProps) {
  const t = getTexts(asked, vehiclesCopy);
  const linkTo = (page: number) => {
    const query = new URLSearchParams({ page: String(page) });
    if (question.words !== "") query.set("q", question.words);
    if (question.isEdited === true) query.set("edited", "yes");
    return `${getConsoleAddress("vehicles")}?${query.toString()}`;
  };
  return (
    <p className="console-line">
      {question.page > 1 && (
        <a href={linkTo(question.page - 1)}>{t("previous")}</a>
      )}
      {question.page < found.pageCount && (
        <a href={linkTo(question.page + 1)}>{t("next")}</a>
      )}
    </p>
  );
}
