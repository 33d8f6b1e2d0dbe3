import type { PriceKey } from "#app/domain/gate/gate.ts";
import { UnlockLink } from "#app/site/gate/unlock-link.tsx";
import type { Translate } from "#app/site/page/copy.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import {
  AvailabilityLink,
  EmailLink,
  TestDriveLink,
} from "#app/site/saved-vehicles/ask-links.tsx";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { Icon } from "#app/ui/icon.tsx";
import { CarName, CarPicture, RemoveForm } from "./car-heads.tsx";
import type {
  CompareGroup,
  ComparePageData,
  CompareRow,
  SaidVerdict,
} from "./compare-page.server.ts";
import { NamesStrip } from "./names-strip.tsx";
import type { CompareText } from "./copy.ts";
import { ShowAll } from "./show-all.tsx";

export interface ComparePartProps {
  readonly page: ComparePageData;
  readonly t: Translate<CompareText>;
}

/** How many features stand there before the others are asked for. */
const FEATURES_SHOWN = 8;
/** So many of what shoppers ask for first stand there below all that is praised. */
const ASKED_SHOWN = 4;

/** The row of the names stays in sight, and on a phone the column of labels and a strip with the names. */
export function CompareTable({ page, t }: ComparePartProps) {
  const { cars } = page;
  return (
    <div className={`compare-body compare--${cars.length}`}>
      <NamesStrip cars={cars} cheapest={page.cheapest} />
      {cars.length > 2 && (
        <p className="meta compare-swipe">
          {t("swipe", { count: cars.length })}
        </p>
      )}
      <SideBySide page={page} t={t} />
    </div>
  );
}

function SideBySide({ page, t }: ComparePartProps) {
  const { cars, groups, cheapest } = page;
  return (
    <section className="compare-scroll" aria-label={t("region")}>
      <RemoveForm page={page} />
      <table className="compare">
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
            {cars.map((car, at) => (
              <CarName
                key={car.vin}
                car={car}
                isCheapest={cheapest.includes(at)}
              />
            ))}
          </tr>
        </thead>
        <VerdictRow page={page} t={t} />
        <AskRow page={page} t={t} />
        {groups.map((group) => (
          <Group key={group.title} group={group} cars={cars} t={t} />
        ))}
      </table>
    </section>
  );
}

interface GroupProps {
  readonly group: CompareGroup;
  readonly cars: ComparePageData["cars"];
  readonly t: Translate<CompareText>;
}

/** Of a long list of features only the first stand there until all are asked for; paper shows them all. */
function Group({
  group: { title, rows, praisedCount = 0 },
  cars,
  t,
}: GroupProps) {
  const shown = Math.max(FEATURES_SHOWN, praisedCount + ASKED_SHOWN);
  const columns = cars.length + 1;
  const isLong =
    rows.length > shown + 2 && rows.every(({ kind }) => kind === "mark");
  return (
    <tbody className={isLong ? "compare-long" : undefined}>
      <tr className="compare-group">
        <th scope="rowgroup" colSpan={columns}>
          <span>{title}</span>
        </th>
      </tr>
      {rows.map((row, at) => (
        <Row
          key={row.label}
          row={row}
          cars={cars}
          isFolded={isLong && at >= shown}
          t={t}
        />
      ))}
      {isLong && (
        <tr className="compare-all">
          <td colSpan={columns}>
            <ShowAll count={rows.length} isOneCar={cars.length < 2} t={t} />
          </td>
        </tr>
      )}
    </tbody>
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
            <Verdicts own={verdicts[at] ?? []} t={t} />
          </td>
        ))}
      </tr>
    </tbody>
  );
}

function Verdicts({
  own,
  t,
}: Pick<ComparePartProps, "t"> & { readonly own: readonly SaidVerdict[] }) {
  if (own.length === 0)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="vh">{t("verdict.none")}</span>
      </>
    );
  return (
    <ul>
      {own.map(({ text, more }) => (
        <li key={text}>
          {text}
          {more !== null && <span className="compare-more">{more}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What can be done with each car, as soon as what speaks for it is said. */
function AskRow({ page, t }: ComparePartProps) {
  return (
    <tbody className="compare-ask">
      <tr>
        <th scope="row">{t("ask")}</th>
        {page.cars.map(({ vin, name }) => (
          <td key={vin}>
            <AvailabilityLink vin={vin} name={name} className="btn btn--ink" />
            <span className="compare-ask-links">
              <TestDriveLink vin={vin} name={name} />
              <EmailLink vin={vin} name={name} />
            </span>
          </td>
        ))}
      </tr>
    </tbody>
  );
}

function Row({
  row: { label, values, kind, terms, notes, best, keys },
  cars,
  isFolded,
  t,
}: {
  readonly row: CompareRow;
  readonly cars: ComparePageData["cars"];
  readonly isFolded: boolean;
  readonly t: Translate<CompareText>;
}) {
  return (
    <tr className={isFolded ? "compare-folded" : undefined}>
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
          ) : best?.includes(at) ? (
            <>
              <b className="compare-best">
                <bdi>{value}</bdi>
              </b>
              <span className="vh"> {t("best")}</span>
            </>
          ) : (
            <bdi>{value}</bdi>
          )}
          {terms?.[at] != null && (
            <span className="compare-more">{terms[at]}</span>
          )}
          {notes?.[at] != null && (
            <span className="compare-more">{notes[at]}</span>
          )}
          <KeyLink opens={keys?.[at] ?? null} car={cars[at]} />
        </td>
      ))}
    </tr>
  );
}

/** What it opens is kept back in this cell; the name tells one link from the next. */
function KeyLink({
  opens,
  car,
}: {
  readonly opens: PriceKey | null;
  readonly car: CardVehicle | undefined;
}) {
  const tVehicles = useTexts(vehiclesCopy);
  if (opens === null || car === undefined) return null;
  return (
    <UnlockLink className="compare-key" asks={opens} vin={car.vin}>
      {tVehicles(opens === "terms" ? "finishTerms" : "unlockPrice")}
      <span className="vh">: {car.name}</span>
    </UnlockLink>
  );
}
