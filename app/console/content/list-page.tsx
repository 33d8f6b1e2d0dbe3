import { isStandingOffer } from "#app/domain/promotion/offer-days.ts";
import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { findText } from "#app/domain/profile-edits/json-tree.ts";
import type {
  EditedPart,
  Entry,
} from "#app/domain/profile-edits/part-rules.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { formatMoment } from "#app/console/frame/times.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { contentCopy } from "./copy.ts";
import { getNewId } from "./open-entry.server.ts";
import { nameEntry, readWords } from "./words.ts";

type ListedPart = Exclude<EditedPart, "texts" | "hours">;

interface ListBodyProps {
  readonly asked: AskedByPerson;
  readonly part: EditedPart;
  readonly entries: readonly Entry[];
}

export function ListBody({ asked, part, entries }: ListBodyProps) {
  if (part === "texts" || part === "hours") return null;
  if (part !== "special-days")
    return <Entries {...{ asked, part, entries }} storeId={null} />;
  return asked.stores.map(({ id, name }) => (
    <section key={id} aria-labelledby={`days-${id}`}>
      <h2 id={`days-${id}`}>{name}</h2>
      <Entries
        asked={asked}
        part={part}
        storeId={id}
        entries={entries.filter((it) => it.storeIds?.[0] === id)}
      />
    </section>
  ));
}

interface EntriesProps extends ListBodyProps {
  readonly part: ListedPart;
  /** Of a list that each store has for itself. */
  readonly storeId: string | null;
}

function Entries({ asked, part, entries, storeId }: EntriesProps) {
  const t = getTexts(asked, contentCopy);
  return (
    <>
      <p>
        <LinkButton
          href={getConsoleAddress("content.entry", {
            part,
            id: getNewId(part, storeId),
          })}
          look="main"
        >
          {t(`new.${part}`)}
        </LinkButton>
      </p>
      {entries.length === 0 && <p>{t("none")}</p>}
      <ul className="console-rows">
        {entries.map((entry) => (
          <li key={entry.id}>
            <div>
              <a
                href={getConsoleAddress("content.entry", {
                  part,
                  id: entry.id,
                })}
              >
                <strong>{nameEntry(asked, part, entry)}</strong>
              </a>
              <p>{describeEntry(asked, part, entry)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function describeEntry(
  asked: AskedByPerson,
  part: ListedPart,
  { value, storeIds }: Entry,
): string {
  switch (part) {
    case "offers":
      return `${describeDates(asked, value)}. ${nameStores(asked, storeIds)}.`;
    case "staff":
      return `${readWords(asked, value, ["title"])}, ${nameStores(asked, storeIds)}`;
    case "special-days": {
      const times = [findText(value, ["open"]), findText(value, ["close"])];
      const t = getTexts(asked, contentCopy);
      return times[0] === "" ? t("label.closed") : times.join(" - ");
    }
    case "reviews":
      return findText(value, ["text"]);
  }
}

function describeDates(asked: AskedByPerson, value: Entry["value"]): string {
  const t = getTexts(asked, contentCopy);
  const [startDate, endDate] = ["startDate", "endDate"].map((key) =>
    findText(value, [key]),
  );
  const startMs = Date.parse(startDate ?? "");
  const endMs = Date.parse(endDate ?? "");
  if (Number.isNaN(startMs) || Number.isNaN(endMs)) return "";
  if (endMs <= asked.nowMs)
    return t("over", { date: formatMoment(asked, endMs) });
  if (startMs > asked.nowMs)
    return t("coming", { date: formatMoment(asked, startMs) });
  return isStandingOffer({ endDate: endDate ?? "" })
    ? t("standing")
    : t("running", { date: formatMoment(asked, endMs) });
}

function nameStores(asked: AskedByPerson, storeIds: Entry["storeIds"]): string {
  if (storeIds === null) return getTexts(asked, contentCopy)("everyStore");
  const { stores } = asked.ports.profile;
  return storeIds
    .map((id) => stores.find((it) => it.id === id)?.name ?? id)
    .join(", ");
}
