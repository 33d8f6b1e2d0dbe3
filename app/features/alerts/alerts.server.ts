import { formatLongDay } from "#app/domain/long-day.ts";
import { getAlertAddress } from "#app/domain/alerts/alert-address.ts";
import { type Alert, isAlertKey } from "#app/domain/alerts/alert.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { isOneClick } from "#app/site/forms/sending/one-click.server.ts";
import {
  readFormData,
  refuseUnreadableForm,
} from "#app/site/forms/sending/read-post.server.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { redirectAfterPost } from "#app/site/visitor/remember-visitor.server.ts";
import { alertsCopy } from "./copy.ts";
import { recordConsent } from "./record-consent.server.ts";

type AlertsPorts = Pick<AppPorts, "profile" | "alerts" | "clock">;

export type AlertsPageData = Exclude<
  Awaited<ReturnType<typeof alertsPage>>,
  null
>;

/** Null where the profile has no alerts, and for what is no key. A key that is over has a page that says so. */
export async function alertsPage(
  { profile, alerts, clock }: AlertsPorts,
  { language }: Pick<RequestFacts, "language">,
  { key }: { readonly key: string },
) {
  if (!profile.alerts.isEnabled || !isAlertKey(key)) return null;
  const listed = await alerts.listWith(key, clock.nowMs());
  const own = listed[0];
  return {
    action: getAlertAddress(key, { language }),
    days: profile.alerts.days,
    /** The link of the first mail leads here: a press starts it, because programs that check links press nothing. */
    toConfirm:
      own === undefined || own.confirmedAtMs !== null
        ? null
        : { kind: own.wish.kind, name: own.name },
    running: listed
      .filter(({ confirmedAtMs }) => confirmedAtMs !== null)
      .map((alert) => toRunning(alert, profile, language)),
    allCarsAddress: formatSearchAddress(EVERYTHING, { language }),
  };
}

function toRunning(
  { key, wish, name, endsAtMs }: Alert,
  { stores }: StoreProfile,
  language: Language,
) {
  const timeZone = stores[0]?.timeZone ?? "UTC";
  const until = formatLongDay(endsAtMs, { timeZone, language });
  return { key, kind: wish.kind, name, until };
}

export function alertsHead(_page: AlertsPageData, site: SiteView): SaidHead {
  return {
    title: siteTexts(alertsCopy, site)("pageTitle"),
    description: null,
  };
}

/** What the page's buttons ask for. RFC 8058: a mail program's own button asks for all of it to stop. */
export async function changeAlerts(
  ports: AlertsPorts & Pick<AppPorts, "consentLedger" | "log">,
  facts: Pick<RequestFacts, "language" | "client">,
  { key, request }: { readonly key: string; readonly request: Request },
): Promise<Response | null> {
  const { profile, alerts, clock } = ports;
  if (!profile.alerts.isEnabled || !isAlertKey(key)) return null;
  const form = await readFormData(request);
  if (form === null) return refuseUnreadableForm();
  const nowMs = clock.nowMs();
  const listed = await alerts.listWith(key, nowMs);
  const own = listed[0];
  const address = getAlertAddress(key, facts);
  if (own === undefined) return answerStop(form, address);
  const { visitorId, language } = own;
  if (form.get("deed") === "confirm") {
    await alerts.confirm(key, {
      nowMs,
      endsAtMs: nowMs + profile.alerts.days * DAY_MS,
    });
    if (own.confirmedAtMs === null)
      await recordConsent(ports, facts, {
        visitorId,
        language,
        choice: "confirmed",
      });
    return redirectAfterPost(address, []);
  }
  const chosen = form.get("stop");
  const stopped =
    typeof chosen === "string"
      ? listed.filter((it) => it.key === chosen)
      : listed;
  await alerts.remove(stopped.map((it) => it.key));
  if (stopped.length > 0)
    await recordConsent(ports, facts, {
      visitorId,
      language,
      choice: "withdrawn",
    });
  const left = listed.find((it) => !stopped.includes(it));
  return answerStop(form, getAlertAddress(left?.key ?? key, facts));
}

function answerStop(form: FormData, address: string): Response {
  return isOneClick(form)
    ? new Response(null, { status: 204 })
    : redirectAfterPost(address, []);
}
