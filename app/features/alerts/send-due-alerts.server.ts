import { formatLongDay } from "#app/domain/long-day.ts";
import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { getAlertAddress } from "#app/domain/alerts/alert-address.ts";
import { getSendingDay } from "#app/domain/alerts/alert.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { VisitorMail } from "#app/domain/visitor-mail/visitor-mail.ts";
import type { AppPorts } from "#app/ports.ts";
import { buildVisitorMail } from "#app/site/leads/visitor-mail.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import {
  type LookedAt,
  lookForNews,
  type NewsPorts,
} from "./alert-news.server.ts";
import { alertsCopy } from "./copy.ts";

type Ports = NewsPorts & Pick<AppPorts, "alerts" | "clock">;

interface AlertRound {
  readonly mailboxes: number;
  readonly mails: number;
}

const MAILBOXES_AT_ONCE = 50;

/**
 * Looks at every alert once a day and writes one mail to each mailbox that there is news for. The mail carries its day,
 * so that it goes out once, however many nodes look and however often they start anew.
 */
export async function sendDueAlerts(
  ports: Ports,
  signal: AbortSignal,
): Promise<AlertRound> {
  const { profile, alerts, clock } = ports;
  const round = { mailboxes: 0, mails: 0 };
  if (!profile.alerts.isEnabled) return round;
  const nowMs = clock.nowMs();
  const zone = profile.stores[0]?.timeZone ?? "UTC";
  const { day, sinceMs } = getSendingDay(nowMs, zone);
  for (;;) {
    const due = await alerts.listDue({
      checkedBeforeMs: sinceMs,
      nowMs,
      mailboxCount: MAILBOXES_AT_ONCE,
    });
    if (due.length === 0) return round;
    for (const mailbox of due) {
      if (signal.aborted) return round;
      const looked: LookedAt[] = [];
      for (const alert of mailbox) looked.push(await lookForNews(ports, alert));
      const outcome = await alerts.settle({
        alerts: looked.map(({ alert: { key }, known, isOver }) => ({
          key,
          known,
          isOver,
        })),
        mail: buildMail(ports, looked, day),
        nowMs,
      });
      round.mailboxes += 1;
      if (outcome === "sent") round.mails += 1;
      // Visitors are answered in between.
      await setImmediate();
    }
  }
}

function buildMail(
  ports: Ports,
  looked: readonly LookedAt[],
  day: string,
): VisitorMail | null {
  const { profile, siteUrl } = ports;
  const withNews = looked.flatMap(({ alert, news, showsPrices }) =>
    news === null ? [] : [{ alert, news, showsPrices }],
  );
  const [first, ...others] = withNews;
  if (first === undefined) return null;
  const { language, storeId, visitorId, email } = first.alert;
  const t = createTranslator(alertsCopy, profile.texts[language], language);
  const { headline } = first.news;
  const isTotal = profile.pricing.advertise === "total";
  return buildVisitorMail(
    ports,
    {
      kind: "alerts",
      idempotencyKey: `alerts.${hash("sha256", email.toLowerCase())}.${day}`,
      storeId,
      visitorId,
      askedFrom: null,
      language,
      to: { name: "", email },
      subject: t(
        others.length === 0
          ? "mail.news.subject.one"
          : "mail.news.subject.many",
        { headline },
      ),
      heading: t("mail.news.heading"),
      preview: t("mail.news.preview", {
        store: getStoreOrFirst(storeId, profile).name,
      }),
      blocks: [
        ...withNews.flatMap(({ news }) => news.blocks),
        ...(withNews.some(({ showsPrices }) => showsPrices)
          ? [
              {
                kind: "note" as const,
                text: t(isTotal ? "mail.price.total" : "mail.price.withoutFee"),
              },
            ]
          : []),
      ],
      reason: t("mail.news.reason", {
        // The last of them ends then.
        date: formatLongDay(
          Math.max(...withNews.map(({ alert }) => alert.endsAtMs)),
          { timeZone: profile.stores[0]?.timeZone ?? "UTC", language },
        ),
      }),
      unsubscribeUrl: siteUrl + getAlertAddress(first.alert.key, { language }),
    },
    email,
  );
}
