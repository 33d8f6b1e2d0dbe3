import type { CountedKind } from "#app/domain/figures/tally.ts";
import type { StockFact } from "#app/domain/figures/stock-figures.ts";
import type { OwnStores } from "#app/ports/lead-desk-ports.ts";

/** One more of a kind. It says nothing of who it was. */
export interface TallyMark {
  readonly kind: CountedKind;
  /** Null where it is of no one store. */
  readonly storeId: string | null;
  /** On the store's calendar, as YYYY-MM-DD. */
  readonly day: string;
  /** What was sought, of a search that found nothing. */
  readonly subject?: string;
}

/** Numbers of what happens on the site; consent was asked by the caller. */
export interface SiteTally {
  /** Noted in memory and stored soon after: nobody waits for it. */
  count(mark: TallyMark): void;
}

/** Days on the calendars of the stores, both included. */
export interface DaySpan {
  readonly fromDay: string;
  readonly untilDay: string;
}

export interface TallyRow {
  readonly kind: string;
  readonly day: string;
  readonly storeId: string | null;
  readonly subject: string;
  readonly count: number;
}

export interface TallyReader {
  /** By day; what is of no one store is told to whom every store belongs. */
  list(span: DaySpan, storeIds: OwnStores): Promise<readonly TallyRow[]>;
}

/** What figures ask of a lead. */
export interface LeadMoment {
  readonly storeId: string;
  readonly type: string;
  readonly receivedAtMs: number;
  /** Null while nobody said that it is answered. */
  readonly answeredAtMs: number | null;
  /** The page it was written on; null where it cannot be read. */
  readonly url: string | null;
}

/** What the console's figures are made from. */
export interface FigureReader {
  readonly tallies: TallyReader;
  /** Received since then. */
  listLeads(
    sinceMs: number,
    storeIds: OwnStores,
  ): Promise<readonly LeadMoment[]>;
  /** Cars for sale, as the site has them. */
  listStock(storeIds: OwnStores): Promise<readonly StockFact[]>;
}
