import type { Permission, Role } from "./roles.ts";
import { isPermitted } from "./roles.ts";
import type { AppointmentKind } from "#app/domain/scheduling/slot.ts";
import type { LeadType } from "#app/domain/store-profile/leads.ts";
import { DAY_MS } from "#app/domain/time.ts";

/** In the order in which a day's work is done. */
export const TODAY_KINDS = [
  "lead",
  "moreLeads",
  "appointment",
  "photos",
  "prices",
  "delivery",
  "feed",
  "offer",
  "finding",
] as const;
export type TodayKind = (typeof TODAY_KINDS)[number];

/** What somebody must be allowed to do, so that a task is theirs. */
const NEEDS: Readonly<Record<TodayKind, Permission>> = {
  lead: "leads",
  moreLeads: "leads",
  appointment: "appointments",
  photos: "vehicles",
  prices: "vehicles.price",
  delivery: "leads",
  feed: "feeds",
  offer: "content",
  finding: "feeds",
};

/** Whoever wrote longer ago than this went elsewhere: such leads stay in the list alone. */
export const ANSWERABLE_MS = 30 * DAY_MS;
export const MOST_LEADS = 10;
export const MOST_FINDINGS = 10;

/** What is known at a moment; each part is of the asker's stores alone. */
export interface TodayFacts {
  readonly unanswered: {
    readonly count: number;
    /** The oldest first, at most MOST_LEADS. */
    readonly leads: readonly WaitingLead[];
  };
  /** Booked ones of today, the soonest first. */
  readonly appointments: readonly TodayAppointment[];
  readonly withoutPhotos: number;
  readonly withoutPrice: number;
  readonly undelivered: number;
  readonly feeds: readonly FeedTrouble[];
  readonly offers: readonly EndingOffer[];
  /** The worst first, of the last look at the whole inventory. */
  readonly findings: readonly StockFinding[];
}

export interface WaitingLead {
  readonly reference: string;
  /** Null for a lead that cannot be read. */
  readonly type: LeadType | null;
  /** "" where none was given. */
  readonly name: string;
  readonly storeId: string;
  readonly receivedAtMs: number;
}

export interface TodayAppointment {
  readonly reference: string;
  readonly kind: AppointmentKind;
  readonly name: string;
  readonly storeId: string;
  readonly startMs: number;
  readonly endMs: number;
}

export interface FeedTrouble {
  readonly storeId: string;
  readonly feed: string;
  readonly state: "held" | "refused" | "late";
  readonly detail: string;
  /** Of the file that it is about; null where none came. */
  readonly runId: number | null;
}

export interface EndingOffer {
  readonly id: string;
  readonly name: string;
  readonly endsAtMs: number;
}

export interface StockFinding {
  readonly id: string;
  /** In English, as the doctor says it. */
  readonly title: string;
  readonly advice: string;
  readonly count: number;
}

export type TodayTask =
  | { readonly kind: "lead"; readonly lead: WaitingLead }
  | { readonly kind: "appointment"; readonly appointment: TodayAppointment }
  | { readonly kind: "feed"; readonly feed: FeedTrouble }
  | { readonly kind: "offer"; readonly offer: EndingOffer }
  | { readonly kind: "finding"; readonly finding: StockFinding }
  | {
      readonly kind: "moreLeads" | "photos" | "prices" | "delivery";
      readonly count: number;
    };

/** What needs doing, in order. What is done is no fact any more, and so no task. */
export function listTodayTasks(
  facts: TodayFacts,
  role: Role,
  nowMs: number,
): readonly TodayTask[] {
  const { unanswered, appointments, feeds, offers, findings } = facts;
  const leads = unanswered.leads.slice(0, MOST_LEADS);
  const all: Readonly<Record<TodayKind, readonly TodayTask[]>> = {
    lead: leads.map((lead) => ({ kind: "lead", lead })),
    moreLeads: toCounted("moreLeads", unanswered.count - leads.length),
    appointment: appointments
      .filter(({ endMs }) => endMs > nowMs)
      .map((appointment) => ({ kind: "appointment", appointment })),
    photos: toCounted("photos", facts.withoutPhotos),
    prices: toCounted("prices", facts.withoutPrice),
    delivery: toCounted("delivery", facts.undelivered),
    feed: feeds.map((feed) => ({ kind: "feed", feed })),
    offer: offers
      .filter(({ endsAtMs }) => endsAtMs > nowMs)
      .map((offer) => ({ kind: "offer", offer })),
    finding: findings
      .slice(0, MOST_FINDINGS)
      .map((finding) => ({ kind: "finding", finding })),
  };
  return TODAY_KINDS.filter((kind) => isPermitted(role, NEEDS[kind])).flatMap(
    (kind) => all[kind],
  );
}

function toCounted(
  kind: "moreLeads" | "photos" | "prices" | "delivery",
  count: number,
): readonly TodayTask[] {
  return count > 0 ? [{ kind, count }] : [];
}
