import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import type { Person } from "#app/ports/console-ports.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { frameCopy } from "#app/console/frame/copy.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { peopleCopy } from "./copy.ts";

interface PeopleBodyProps {
  readonly asked: AskedByPerson;
  readonly people: readonly Person[];
}

export function PeopleBody({ asked, people }: PeopleBodyProps) {
  const t = getTexts(asked, peopleCopy);
  const frame = getTexts(asked, frameCopy);
  return (
    <>
      <p>{t("intro")}</p>
      <p>
        <LinkButton href={getConsoleAddress("people.new")} look="main">
          {t("invite")}
        </LinkButton>
      </p>
      <ul className="console-rows">
        {people.map((person) => (
          <li key={person.id}>
            <div>
              <a href={getConsoleAddress("person", { id: person.id })}>
                <strong>{person.name}</strong>
              </a>
              <p>{person.email}</p>
              <p>
                {frame(`role.${person.role}`)},{" "}
                {formatStores(asked, person.storeIds)}
                {person.id === asked.person.id && ` (${t("you")})`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function formatStores(
  asked: AskedByPerson,
  storeIds: Person["storeIds"],
): string {
  if (storeIds === null) return getTexts(asked, frameCopy)("allStores");
  const { stores } = asked.ports.profile;
  // A store that closed has only its id.
  return storeIds
    .map((id) => stores.find((it) => it.id === id)?.name ?? id)
    .join(", ");
}
