import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import type { ConsoleSession, Person } from "#app/ports/console-ports.ts";
import { getTexts } from "#app/console/frame/asked.ts";
import { formatMoment } from "#app/console/frame/times.ts";
import { Button } from "#app/ui/button.tsx";
import { peopleCopy } from "./copy.ts";
import { PersonFields, type PersonFieldsProps } from "./person-fields.tsx";

interface PersonBodyProps extends Omit<PersonFieldsProps, "action"> {
  readonly person: Person;
  readonly sessions: readonly ConsoleSession[];
}

export function PersonBody({ person, sessions, ...fields }: PersonBodyProps) {
  const { asked } = fields;
  const t = getTexts(asked, peopleCopy);
  const params = { id: person.id };
  return (
    <>
      <p>{person.email}</p>
      {person.id === asked.person.id && <p>{t("you")}</p>}
      <PersonFields
        {...fields}
        action={getConsoleAddress("person.change", params)}
      />
      <section aria-labelledby="sessions">
        <h2 id="sessions">{t("sessions")}</h2>
        {sessions.length === 0 && <p>{t("noSessions")}</p>}
        <ul className="console-rows">
          {sessions.map(({ id, userAgent, createdAtMs, usedAtMs }) => (
            <li key={id}>
              <div>
                <p>{userAgent}</p>
                <p>
                  {t("since", {
                    date: formatMoment(asked, createdAtMs),
                    used: formatMoment(asked, usedAtMs),
                  })}
                </p>
              </div>
              <form
                method="post"
                action={getConsoleAddress("person.end-session", params)}
                aria-label={`${t("end")}, ${formatMoment(asked, createdAtMs)}`}
              >
                <input type="hidden" name="id" value={id} />
                <Button isSmall>{t("end")}</Button>
              </form>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="new-link">
        <h2 id="new-link">{t("newLink")}</h2>
        <p>{t("newLinkHint")}</p>
        <form
          method="post"
          action={getConsoleAddress("person.link", params)}
          aria-label={t("newLink")}
        >
          <Button>{t("newLink")}</Button>
        </form>
      </section>
      <section aria-labelledby="remove">
        <h2 id="remove">{t("remove")}</h2>
        <p>{t("removeHint")}</p>
        <form
          method="post"
          action={getConsoleAddress("person.remove", params)}
          aria-label={t("removeNamed", { name: person.name })}
        >
          <Button>{t("removeNamed", { name: person.name })}</Button>
        </form>
      </section>
    </>
  );
}
