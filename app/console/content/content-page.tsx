import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import {
  type EditedPart,
  type Entry,
} from "#app/domain/profile-edits/part-rules.ts";
import { splitId } from "#app/domain/profile-edits/store-parts.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { contentCopy } from "./copy.ts";
import { nameDepartment } from "./words.ts";

interface ContentBodyProps {
  readonly asked: AskedByPerson;
  /** What is theirs of each part. */
  readonly lists: ReadonlyMap<EditedPart, readonly Entry[]>;
}

const LISTED = ["offers", "staff", "reviews"] as const;

/** Everything is one step from here: a new offer, a person, Saturday's hours. */
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
          {asked.stores.map(({ id, name }) => (
            <li key={id}>
              <div>
                <strong>{name}</strong>
                <p className="console-line">
                  {(lists.get("hours") ?? [])
                    .filter((it) => splitId(it.id)[0] === id)
                    .map((it) => (
                      <a
                        key={it.id}
                        href={getConsoleAddress("content.entry", {
                          part: "hours",
                          id: it.id,
                        })}
                      >
                        {nameDepartment(asked, id, splitId(it.id)[1])}
                      </a>
                    ))}
                </p>
              </div>
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
