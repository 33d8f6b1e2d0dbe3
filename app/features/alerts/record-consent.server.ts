import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { recordContactConsent } from "#app/site/leads/record-contact-consent.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { alertsCopy } from "./copy.ts";

interface AlertConsent {
  readonly visitorId: string | null;
  readonly language: Language;
  /** The box was ticked, the mail's link was followed, or the alert was stopped. */
  readonly choice: "given" | "confirmed" | "withdrawn";
}

/** The ledger keeps the words beside the box. No address of a page is in it, because an alert's page has its key. */
export async function recordConsent(
  ports: Pick<AppPorts, "profile" | "consentLedger" | "log">,
  facts: Pick<RequestFacts, "client">,
  { visitorId, language, choice }: AlertConsent,
): Promise<void> {
  const { alerts, texts } = ports.profile;
  const t = createTranslator(alertsCopy, texts[language], language);
  await recordContactConsent(ports, facts, {
    visitorId,
    textVersion: "alerts-1",
    text: t("consent", { days: alerts.days }),
    choice,
    path: "/alerts",
  });
}
