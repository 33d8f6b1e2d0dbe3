import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import type { StopContactPageData } from "./stop-contact.server.ts";
import { stopContactCopy } from "./copy.ts";
import "./stop-contact.css";

const STOPS = ["calls", "alerts", "reminders"] as const;
const COMES = ["appointments", "asked"] as const;

/** Every mail to a visitor leads here. The button is a form: it works without JavaScript. */
export function StopContactPage({
  page,
}: {
  readonly page: StopContactPageData;
}) {
  const t = useTexts(stopContactCopy);
  const { phoneText } = useSite();
  const { state, email } = page;
  if (state === "unknown")
    return (
      <div className="wrap stop-contact">
        <h1 className="h1">{t("unknownTitle")}</h1>
        <p>{t("unknownText", { phone: phoneText })}</p>
      </div>
    );
  if (state === "stopped")
    return (
      <div className="wrap stop-contact">
        <h1 className="h1">{t("doneTitle")}</h1>
        <p className="lead">{t("doneText", { email })}</p>
        <StillComes />
        <p>{t("laterText")}</p>
        <p>
          <LinkButton href={page.allCarsAddress}>{t("browse")}</LinkButton>
        </p>
      </div>
    );
  return (
    <div className="wrap stop-contact">
      <h1 className="h1">{t("title")}</h1>
      <p className="lead">{t("lead", { email })}</p>
      <h2 className="h3">{t("stopsTitle")}</h2>
      <ul>
        {STOPS.map((what) => (
          <li key={what}>{t(`stops.${what}`)}</li>
        ))}
      </ul>
      <StillComes />
      <form method="post" action={page.action} aria-label={t("pageTitle")}>
        <Button look="main" name="deed" value="stop">
          {t("stop")}
        </Button>
      </form>
    </div>
  );
}

function StillComes() {
  const t = useTexts(stopContactCopy);
  return (
    <>
      <h2 className="h3">{t("comesTitle")}</h2>
      <ul>
        {COMES.map((what) => (
          <li key={what}>{t(`comes.${what}`)}</li>
        ))}
      </ul>
    </>
  );
}
