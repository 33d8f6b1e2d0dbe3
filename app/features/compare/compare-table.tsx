import type { Translate } from "#app/site/page/copy.ts";
import { AskLinks } from "#app/site/saved-vehicles/ask-links.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CarName, CarPicture, RemoveForm } from "./car-heads.tsx";
import type { ComparePageData, CompareRow } from "./compare-page.server.ts";
import type { CompareText } from "./copy.ts";

export interface ComparePartProps {
  readonly page: ComparePageData;
  readonly t: Translate<CompareText>;
}

/** The row of the names stays in sight, and on a phone the column of labels. */
export function CompareTable({ page, t }: ComparePartProps) {
  const { cars, groups } = page;
  return (
    <section className="compare-scroll" aria-label={t("region")}>
      <RemoveForm page={page} />
      <table className={`compare compare--${cars.length}`}>
        <thead>
          <tr className="compare-cars">
            <th scope="row">
              <span className="vh">{t("pictures")}</span>
            </th>
            {cars.map((car) => (
              <CarPicture key={car.vin} car={car} t={t} />
            ))}
          </tr>
          <tr className="compare-names">
            <th scope="col">
              <span className="vh">{t("fact")}</span>
            </th>
            {cars.map((car) => (
              <CarName key={car.vin} car={car} />
            ))}
          </tr>
        </thead>
        <VerdictRow page={page} t={t} />
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

/** What decides, before everything that is known. */
function VerdictRow({ page: { cars, verdicts }, t }: ComparePartProps) {
  if (verdicts === null) return null;
  return (
    <tbody className="compare-verdicts">
      <tr>
        <th scope="row">{t("verdicts")}</th>
        {cars.map(({ vin }, at) => (
          <td key={vin}>
            <ul>
              {verdicts[at]?.map((verdict) => (
                <li key={verdict}>{verdict}</li>
              ))}
            </ul>
          </td>
        ))}
      </tr>
    </tbody>
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
  row: { label, values, kind, notes },
  t,
}: {
  readonly row: CompareRow;
  readonly t: Translate<CompareText>;
}) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {values.map((value, at) => (
        <td key={at}>
          {value === null ? (
            <span className="compare-unknown">
              {t(kind === "change" ? "none" : "unknown")}
            </span>
          ) : kind === "mark" ? (
            <>
              <Icon name="check" />
              <span className="vh">{value}</span>
            </>
          ) : (
            <bdi>{value}</bdi>
          )}
          {notes?.[at] != null && (
            <span className="compare-more">{notes[at]}</span>
          )}
        </td>
      ))}
    </tr>
  );
}
