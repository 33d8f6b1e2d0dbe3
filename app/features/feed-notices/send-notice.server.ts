import {
  getRecipient,
  getStoreOrFirst,
  toHeaderSafe,
} from "#app/domain/leads/route-lead.ts";
import { buildColorSteps, SURFACE } from "#app/domain/theme/theme-styles.ts";
import { buildMailBodies } from "#app/domain/visitor-mail/mail-bodies.ts";
import type { AppPorts } from "#app/ports.ts";

export type MailPorts = Pick<
  AppPorts,
  "profile" | "siteUrl" | "visitorMails" | "clock"
>;

export interface FeedNotice {
  readonly storeId: string;
  readonly feed: string;
  /** One mail goes out for each state, until an import of the feed is committed again. */
  readonly state: string;
  readonly title: string;
  readonly meaning: string;
  readonly detail: string;
  readonly advice: string;
  readonly lastImportedRunId: number | null;
}

/** A profile may name who looks after the inventory; else whoever gets what nobody else takes. */
const INVENTORY_RECIPIENT = "inventory";

/** False where this state was mailed before: the key is stored with the mail, whatever restarts and however many nodes look. */
export async function sendNotice(
  { profile, siteUrl, visitorMails, clock }: MailPorts,
  notice: FeedNotice,
): Promise<boolean> {
  const { storeId, feed, state, title, meaning, detail, advice } = notice;
  const store = getStoreOrFirst(storeId, profile);
  const { leads, theme } = profile;
  const recipient = Object.hasOwn(leads.recipients, INVENTORY_RECIPIENT)
    ? INVENTORY_RECIPIENT
    : leads.fallbackRecipient;
  const { name, email } = getRecipient(recipient, store.id, profile);
  const bodies = buildMailBodies(
    {
      language: "en",
      heading: title,
      preview: detail,
      store: { name: store.name, url: siteUrl, lines: [] },
      color: buildColorSteps(theme.primary, SURFACE).button,
      reasons: [
        "The website sends this once, until an import of this feed succeeds.",
      ],
      stops: [],
    },
    [
      { kind: "text", text: meaning },
      {
        kind: "lines",
        lines: [
          { label: "Store", value: `${store.name} (${storeId})` },
          { label: "Feed", value: feed },
          { label: "What happened", value: detail },
          { label: "Noticed", value: formatMoment(clock.nowMs(), store) },
        ],
      },
      { kind: "text", text: `To do: ${advice}` },
      {
        kind: "note",
        text: "The whole report: npm run forecourt -- doctor --html",
      },
    ],
  );
  const { isRepeated } = await visitorMails.send({
    kind: "feed-notice",
    idempotencyKey: `feed-notice ${storeId} ${feed} ${state} after ${notice.lastImportedRunId ?? "none"}`,
    storeId: store.id,
    visitorId: null,
    to: { name, email },
    subject: toHeaderSafe(`${store.name}, feed ${feed}: ${title}`),
    ...bodies,
    attachments: [],
    unsubscribeUrl: null,
  });
  return !isRepeated;
}

function formatMoment(
  nowMs: number,
  { timeZone }: { readonly timeZone: string },
): string {
  return new Intl.DateTimeFormat("en-US", {
    timeZone,
    dateStyle: "full",
    timeStyle: "short",
  }).format(nowMs);
}
