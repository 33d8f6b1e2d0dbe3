import type { ReactNode } from "react";
import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import {
  type EditedPart,
  type Entry,
} from "#app/domain/profile-edits/part-rules.ts";
import { findText } from "#app/domain/profile-edits/json-tree.ts";
import { splitId } from "#app/domain/profile-edits/store-parts.ts";
import { formatZonedDay } from "#app/domain/time.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { contentCopy } from "./copy.ts";
import { getNewId } from "./open-entry.server.ts";
import { nameDepartment, nameEntry } from "./words.ts";

interface ContentBodyProps {
  readonly asked: AskedByPerson;
  /** What is theirs of each part. */
  readonly lists: ReadonlyMap<EditedPart, readonly Entry[]>;
}

const LISTED = ["offers", "staff", "reviews"] as const;

/** Everything is one step from here: a new offer, a person, Saturday's hours, Thanksgiving. */
export function ContentBody({ asked, lists }: ContentBodyProps) {
  const t = getTexts(asked, contentCopy);
  const hasAllStores = asked.person.storeIds === null;
  return (
    <>
      <p>{t("intro")}</p>
      {LISTED.filter((part) => part !== "reviews" || hasAllStores).map(
        (part) => (
          <section key={part} aria-labelledby={part}>
            <h2 id={part}>{t(`part.${part}`)}</h2>
            <p className="console-line">
              <a href={getConsoleAddress("content.list", { part })}>
                {t("all", { count: lists.get(part)?.length ?? 0 })}
              </a>
              <a href={getConsoleAddress("content.entry", { part, id: "new" })}>
                {t(`new.${part}`)}
              </a>
              {hasAllStores && <VersionsLink asked={asked} part={part} />}
            </p>
          </section>
        ),
      )}
      <section aria-labelledby="hours">
        <h2 id="hours">{t("part.hours")}</h2>
        <ul className="console-rows">
          {asked.stores.map((store) => (
            <li key={store.id}>
              <StoreHours asked={asked} lists={lists} store={store} />
            </li>
          ))}
        </ul>
        <p className="console-line">
          <a href={getConsoleAddress("content.list", { part: "special-days" })}>
            {t("part.special-days")}
          </a>
          {hasAllStores && <VersionsLink asked={asked} part="hours" />}
        </p>
      </section>
      {hasAllStores && (
        <section aria-labelledby="texts">
          <h2 id="texts">{t("part.texts")}</h2>
          <p>{t("textsIntro")}</p>
          <p className="console-line">
            <a href={getConsoleAddress("content.list", { part: "texts" })}>
              {t("search")}
            </a>
            <VersionsLink asked={asked} part="texts" />
          </p>
        </section>
      )}
    </>
  );
}

interface StoreHoursProps extends ContentBodyProps {
  readonly store: AskedByPerson["stores"][number];
}

/** Days that are over stand on the page of all of them. */
function StoreHours({ asked, lists, store }: StoreHoursProps) {
  const { id, name, timeZone } = store;
  const today = formatZonedDay(asked.nowMs, timeZone);
  const listOwn = (part: EditedPart) =>
    (lists.get(part) ?? []).filter((it) => splitId(it.id)[0] === id);
  const coming = listOwn("special-days").filter(
    ({ value }) => findText(value, ["day"]) >= today,
  );
  return (
    <div>
      <strong>{name}</strong>
      <p className="console-line">
        {listOwn("hours").map((it) => (
          <EntryLink key={it.id} part="hours" id={it.id}>
            {nameDepartment(asked, id, splitId(it.id)[1])}
          </EntryLink>
        ))}
      </p>
      <p className="console-line">
        {coming.map((it) => (
          <EntryLink key={it.id} part="special-days" id={it.id}>
            {nameEntry(asked, "special-days", it)}
          </EntryLink>
        ))}
        <EntryLink part="special-days" id={getNewId("special-days", id)}>
          {getTexts(asked, contentCopy)("addDay")}
        </EntryLink>
      </p>
    </div>
  );
}

function EntryLink({
  part,
  id,
  children,
}: {
  readonly part: EditedPart;
  readonly id: string;
  readonly children: ReactNode;
}) {
  return (
    <a href={getConsoleAddress("content.entry", { part, id })}>{children}</a>
  );
}

function VersionsLink({
  asked,
  part,
}: {
  readonly asked: AskedByPerson;
  readonly part: EditedPart;
}) {
  return (
    <a href={getConsoleAddress("content.versions", { part })}>
      {getTexts(asked, contentCopy)("versions")}
    </a>
  );
}
