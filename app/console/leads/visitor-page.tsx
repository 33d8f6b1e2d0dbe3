import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import type { VisitorTraces } from "#app/ports/visitor-eraser-ports.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { leadsCopy } from "./copy.ts";

interface VisitorBodyProps {
  readonly asked: AskedByPerson;
  /** As it was typed; "" before anybody was asked for. */
  readonly who: string;
  readonly traces: VisitorTraces | null;
}

export function VisitorBody({ asked, who, traces }: VisitorBodyProps) {
  const t = getTexts(asked, leadsCopy);
  return (
    <>
      <p>{t("eraseIntro")}</p>
      <form
        className="console-form"
        action={getConsoleAddress("visitors.find")}
        aria-label={t("find")}
      >
        <Field
          id="who"
          name="who"
          label={t("who")}
          defaultValue={who}
          autoComplete="off"
          error={
            who !== "" && traces === null ? t("unknownWho", { who }) : undefined
          }
          errorPrefix={t("errorPrefix")}
        />
        <Button>{t("find")}</Button>
      </form>
      {traces !== null && (
        <section aria-labelledby="goes">
          <h2 id="goes">{t("wouldGo")}</h2>
          <Erased asked={asked} traces={traces} Heading="h3" />
          <form
            method="post"
            action={getConsoleAddress("visitors.erase")}
            aria-label={t("eraseNow")}
          >
            <input type="hidden" name="who" value={who} />
            <Button look="main">{t("eraseNow")}</Button>
          </form>
        </section>
      )}
    </>
  );
}

export function ErasedBody({
  asked,
  traces,
}: Pick<VisitorBodyProps, "asked"> & { readonly traces: VisitorTraces }) {
  const t = getTexts(asked, leadsCopy);
  return (
    <>
      <p>{t("erased")}</p>
      <Erased asked={asked} traces={traces} Heading="h2" />
      <p>
        <a href={getConsoleAddress("leads")}>{t("back")}</a>
      </p>
    </>
  );
}

const GOING = [
  "leads",
  "conversations",
  "mails",
  "alerts",
  "trades",
  "appointments",
] as const;
const STAYING = ["comingAppointments", "keptConsents", "keptLeads"] as const;

function Erased({
  asked,
  traces,
  Heading,
}: Pick<VisitorBodyProps, "asked"> & {
  readonly traces: VisitorTraces;
  /** A section of the page has a heading of its own above it. */
  readonly Heading: "h2" | "h3";
}) {
  const t = getTexts(asked, leadsCopy);
  return (
    <>
      <ul>
        {GOING.filter((it) => traces[it] > 0).map((it) => (
          <li key={it}>{t(`trace.${it}`, { count: traces[it] })}</li>
        ))}
      </ul>
      <Heading>{t("stays")}</Heading>
      <ul>
        {STAYING.filter((it) => traces[it] > 0).map((it) => (
          <li key={it}>{t(`stays.${it}`, { count: traces[it] })}</li>
        ))}
        <li>{t("stays.elsewhere")}</li>
      </ul>
    </>
  );
}
