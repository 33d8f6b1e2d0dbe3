import { useTexts } from "#app/site/page/use-texts.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { AlertsPageData } from "./alerts.server.ts";
import { alertsCopy } from "./copy.ts";

interface AlertsPageProps {
  readonly page: AlertsPageData;
}

/** The mails of an address lead here. Every button is a form: it works without JavaScript. */
export function AlertsPage({ page }: AlertsPageProps) {
  const t = useTexts(alertsCopy);
  const { toConfirm, running } = page;
  return (
    <div className="wrap alerts">
      {toConfirm === null && running.length === 0 && (
        <>
          <h1 className="vh">{t("pageTitle")}</h1>
          <EmptyState title={t("overTitle")} text={t("overText")}>
            <LinkButton href={page.allCarsAddress} look="main">
              {t("browse")}
            </LinkButton>
          </EmptyState>
        </>
      )}
      {toConfirm !== null && <ToConfirm page={page} alert={toConfirm} />}
      {running.length > 0 && <Running page={page} />}
    </div>
  );
}

function ToConfirm({
  page,
  alert: { kind, name },
}: AlertsPageProps & {
  readonly alert: NonNullable<AlertsPageData["toConfirm"]>;
}) {
  const t = useTexts(alertsCopy);
  return (
    <section>
      <h1 className="h1">{t("confirmTitle")}</h1>
      <p className="lead">
        <b>{t(`kind.${kind}`, { name })}</b>
      </p>
      <p>{t("confirmText", { days: page.days })}</p>
      <form
        className="alerts-deed"
        method="post"
        action={page.action}
        aria-label={t("confirmTitle")}
      >
        <Button look="main" name="deed" value="confirm">
          {t("confirm")}
        </Button>
      </form>
    </section>
  );
}

function Running({ page }: AlertsPageProps) {
  const t = useTexts(alertsCopy);
  const { running, toConfirm, action } = page;
  const Heading = toConfirm === null ? "h1" : "h2";
  return (
    <section>
      <Heading className={toConfirm === null ? "h1" : "h2"}>
        {t("running")}
      </Heading>
      <p>{t("runningText")}</p>
      <ul className="alerts-list">
        {running.map(({ key, kind, name, until }) => (
          <li key={key}>
            <p>
              <b>{t(`kind.${kind}`, { name })}</b>
              <span className="meta">{t("until", { date: until })}</span>
            </p>
            <form
              method="post"
              action={action}
              aria-label={t("stopName", { name })}
            >
              <Button isSmall name="stop" value={key}>
                {t("stop")}
                <span className="vh"> {name}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
      {running.length > 1 && (
        <form
          className="alerts-deed"
          method="post"
          action={action}
          aria-label={t("stopAll")}
        >
          <Button name="deed" value="stop-all">
            {t("stopAll")}
          </Button>
        </form>
      )}
    </section>
  );
}
