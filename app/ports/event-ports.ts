import type { Assignment } from "#app/domain/experiments/assign-variants.ts";
import type { ReportedEvent } from "#app/domain/tracking/reported-event.ts";
import type { ClientFacts } from "#app/request-facts.ts";

/** What was reported of late, for whoever runs the site; consent was checked by the caller. */
export interface EventRecorder {
  record(event: ReportedEvent): void;
}

/** What advertisers are told from here, by Meta's Conversions API. */
export interface EventRelay {
  /** Resolves when what may be told is on stable storage; an id is told once. The visitor's id is null for one without. */
  add(event: ReportedEvent, visitorId: string | null): Promise<void>;
  /** What still waits of a visitor who took the consent back is not told. */
  withdraw(visitor: {
    readonly visitorId: string | null;
    readonly fbp: string | null;
    readonly fbc: string | null;
  }): Promise<void>;
}

/** Of experiments, by consent to analytics. */
export interface ExperimentCounts {
  /** True for the first page of an experiment that a visitor saw, on whichever node. */
  addView(view: ExperimentView): Promise<boolean>;
  /** The visitor turned to the dealership: it counts for every experiment that they saw. */
  addLead(visitorId: string, atMs: number): Promise<void>;
  /** Of a visitor who takes the consent back. */
  forget(visitorId: string): Promise<void>;
}

export interface ExperimentView extends Assignment {
  readonly visitorId: string;
  readonly atMs: number;
}

/** Who agreed to what, when and where; only ever added to. */
export interface ConsentLedger {
  record(entry: ConsentEntry): Promise<void>;
}

export interface ConsentEntry {
  readonly kind: "cookies" | "contact";
  /** uniqueUserId; null for a visitor without one. */
  readonly visitorId: string | null;
  /** Version of the text that was shown. */
  readonly textVersion: string;
  readonly text: string;
  /** What was chosen: categories, or `given` and `withheld`. */
  readonly choice: string;
  readonly path: string;
  readonly client: ClientFacts;
}
