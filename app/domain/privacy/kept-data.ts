import { CONVERSATION_DAYS } from "#app/domain/chat/conversation.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";

/** The policy names every field of the sealed profile: a new one has no place until it is in this table. */
const IN_THE_BROWSER = {
  firstName: "contact",
  lastName: "contact",
  email: "contact",
  phone: "contact",
  contactConsentAs: "contact",
  homeAddress: "homeAddress",
  phoneVerified: "verifiedPhone",
  verifiedPhoneAs: "verifiedPhone",
  terms: "terms",
  termsDraft: "terms",
  priceView: "terms",
  unlockInventoryAtMs: "unlocks",
  unlockPriceAtMs: "unlocks",
  uniqueUserId: "visitorNumber",
  financingSentAs: "financing",
} as const satisfies Record<keyof VisitorProfile, string>;
type BrowserKind = (typeof IN_THE_BROWSER)[keyof VisitorProfile];

/** These are on our side. */
const WITH_US = [
  "messages",
  "conversations",
  "mails",
  "offers",
  "alerts",
  "appointments",
  "applications",
  "consents",
  "stops",
  "codes",
  "limits",
  "adEvents",
  "experiments",
  "erased",
] as const;
type KeptKind = BrowserKind | (typeof WITH_US)[number];

/** Without functional cookies the visitor's cookie holds nothing of these. */
const NEEDS_CONSENT: readonly KeptKind[] = ["contact", "homeAddress"];

export interface KeptData {
  readonly kind: KeptKind;
  readonly place: "browser" | "us";
  readonly days: number;
  /** Without functional cookies nothing is kept, or only until the browser closes; null where they do not matter. */
  readonly without: "nothing" | "session" | null;
}

/** Allowances are counted over a day, and a code lives for minutes: the sweep deletes both after this time. */
export const SHORT_LIVED_DAYS = 1;

/** Advertisers take no event of more than seven days ago, so its id is of no use any more. */
export const RELAYED_DAYS = 8;

/** What this software keeps of visitors, and for how long, as the profile has it. */
export function listKeptData({
  leads,
  alerts,
  chat,
  pages,
  tracking,
  experiments,
  visitor: { profileDays },
}: Pick<
  StoreProfile,
  "leads" | "alerts" | "chat" | "pages" | "tracking" | "experiments" | "visitor"
>): readonly KeptData[] {
  const { isEnabled } = leads.phoneVerification;
  const days: Readonly<Record<(typeof WITH_US)[number], number>> = {
    messages: leads.retentionDays.leads,
    conversations: CONVERSATION_DAYS,
    mails: leads.retentionDays.leads,
    offers: leads.retentionDays.leads,
    alerts: alerts.days,
    appointments: leads.retentionDays.leads,
    applications: leads.retentionDays.careers,
    consents: leads.retentionDays.consents,
    stops: leads.retentionDays.consents,
    codes: SHORT_LIVED_DAYS,
    limits: SHORT_LIVED_DAYS,
    adEvents: RELAYED_DAYS,
    experiments: profileDays,
    erased: profileDays,
  };
  const isAsked = (kind: KeptKind) =>
    (isEnabled || (kind !== "codes" && kind !== "verifiedPhone")) &&
    (tracking.metaPixelId !== null || kind !== "adEvents") &&
    (alerts.isEnabled || kind !== "alerts") &&
    (experiments.some(({ isDraft }) => !isDraft) || kind !== "experiments") &&
    (chat.isEnabled || kind !== "conversations") &&
    (pages.testDrive || pages.serviceSchedule || kind !== "appointments");
  return [
    ...[...new Set(Object.values(IN_THE_BROWSER))].map((kind) => ({
      kind,
      place: "browser" as const,
      days: profileDays,
      without: NEEDS_CONSENT.includes(kind)
        ? ("nothing" as const)
        : ("session" as const),
    })),
    ...WITH_US.map((kind) => ({
      kind,
      place: "us" as const,
      days: days[kind],
      without: null,
    })),
  ].filter(({ kind }) => isAsked(kind));
}
