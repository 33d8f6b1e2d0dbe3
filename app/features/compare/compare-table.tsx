import {
  COMPARE_PATH,
  formatVinList,
} from "#app/domain/saved-vehicles/shortlist.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatDollars } from "#app/site/page/format.ts";
import { AskLinks } from "#app/site/saved-vehicles/ask-links.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import {
  formatCardName,
  formatVehicleAlt,
} from "#app/site/vehicles/cards/vehicle-name.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { VehiclePicture } from "#app/site/vehicles/cards/vehicle-picture.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ComparePageData, CompareRow } from "./compare-page.server.ts";
import type { CompareText } from "./copy.ts";

export interface ComparePartProps {
  readonly page: ComparePageData;
  readonly t: Translate<CompareText>;
}

/** The row of the names stays in sight, and on a phone the column of labels. */
export function CompareTable({ page, t }: ComparePartProps) {
  const { cars, groups } = page;
  const hasMarks = groups.some(({ rows }) => rows.some((it) => it.isDifferent));
  return (
    <section className="compare-scroll" aria-label={t("region")}>
      <table className={`compare compare--${cars.length}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{t("fact")}</span>
              {hasMarks && (
                <p className="meta compare-legend">
                  <b aria-hidden="true">≠</b> {t("legend")}
                </p>
              )}
            </th>
            {cars.map((car) => (
              <CarHead key={car.vin} car={car} page={page} t={t} />
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className="compare-group">
              <th scope="rowgroup" colSpan={cars.length + 1}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.label} row={row} t={t} />
            ))}
          </tbody>
        ))}
        <AskRow page={page} t={t} />
      </table>
    </section>
  );
}

function CarHead({
  car,
  page,
  t,
}: ComparePartProps & { readonly car: CardVehicle }) {
  const { name, trim, address, picture, price, vin, color } = car;
  const tVehicles = useTexts(vehiclesCopy);
  return (
    <th scope="col">
      <div className="compare-car">
        <VehiclePicture
          picture={picture}
          alt={formatVehicleAlt(
            tVehicles,
            formatCardName(car),
            color,
            picture.photo === null,
          )}
          loading="soon"
          sizes="(width >= 64em) 150px, 168px"
        />
        <div>
          <a className="compare-name" href={address} dir="auto">
            {name}
          </a>
          {trim !== null && (
            <span className="meta compare-trim" dir="auto">
              {trim}
            </span>
          )}
          <span className="compare-price num">
            {price.state === "locked" && <Icon name="lock" size={16} />}
            {price.state === "shown"
              ? formatDollars(price.dollars)
              : tVehicles(
                  price.state === "locked" ? "lockedTitle" : "onRequestTitle",
                )}
          </span>
        </div>
        <form
          method="post"
          action={COMPARE_PATH}
          aria-label={t("removeName", { name })}
        >
          <input
            type="hidden"
            name="vins"
            value={formatVinList(page.cars.map((it) => it.vin))}
          />
          {page.areDifferencesAlone && (
            <input type="hidden" name="show" value="differences" />
          )}
          <button
            className="compare-remove"
            name="remove"
            value={vin}
            aria-label={t("removeName", { name })}
          >
            <Icon name="close" />
          </button>
        </form>
      </div>
    </th>
  );
}

/** What can be done with each car, where its facts end. */
function AskRow({ page, t }: ComparePartProps) {
  return (
    <tbody className="compare-ask">
      <tr>
        <th scope="row">{t("ask")}</th>
        {page.cars.map(({ vin, name }) => (
          <td key={vin}>
            <AskLinks vin={vin} name={name} />
          </td>
        ))}
      </tr>
    </tbody>
  );
}

function Row({
  row: { label, values, kind, isDifferent },
  t,
}: {
  readonly row: CompareRow;
  readonly t: Translate<CompareText>;
}) {
  return (
    <tr className={isDifferent ? "is-different" : undefined}>
      <th scope="row">
        {label}
        {isDifferent && (
          <b className="compare-mark">
            <span aria-hidden="true">≠</span>
            <span className="vh"> ({t("differs")})</span>
          </b>
        )}
      </th>
      {values.map((value, at) => (
        <td key={at}>
          {value === null ? (
            <>
              <span aria-hidden="true">–</span>
              <span className="vh">{t("unknown")}</span>
            </>
          ) : kind === "mark" ? (
            <>
              <Icon name="check" />
              <span className="vh">{value}</span>
            </>
          ) : (
            <bdi>{value}</bdi>
          )}
        </td>
      ))}
    </tr>
  );
}
