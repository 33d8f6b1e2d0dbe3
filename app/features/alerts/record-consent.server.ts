import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
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
  {
    profile,
    consentLedger,
    log,
  }: Pick<AppPorts, "profile" | "consentLedger" | "log">,
  { client }: Pick<RequestFacts, "client">,
  { visitorId, language, choice }: AlertConsent,
): Promise<void> {
  const t = createTranslator(alertsCopy, profile.texts[language], language);
  await consentLedger
    .record({
      kind: "contact",
      visitorId,
      textVersion: "alerts-1",
      text: t("consent", { days: profile.alerts.days }),
      choice,
      path: "/alerts",
      client,
    })
    .catch((error: unknown) =>
      log.error("consent.not-recorded", { message: String(error) }),
    );
}
