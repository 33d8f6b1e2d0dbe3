import type { MetaEvent } from "#app/domain/tracking/meta-event.ts";

/** Events that wait until the vendor takes them, in one place for all nodes. */
export interface RelayQueue {
  /** Resolves after the commit. An id that was there before stores nothing. */
  add(entry: {
    readonly event: MetaEvent;
    readonly visitorId: string | null;
    readonly nowMs: number;
  }): Promise<void>;
  /** The oldest that are due, unless another worker holds them. */
  claim(request: {
    readonly nowMs: number;
    readonly leaseMs: number;
    readonly token: string;
    readonly limit: number;
  }): Promise<readonly ClaimedEvent[]>;
  /** What another worker holds by now stays as it is. */
  renew(
    token: string,
    ids: readonly number[],
    leasedUntilMs: number,
  ): Promise<void>;
  /** Nothing stays but the id, so that it is not sent again. */
  end(ids: readonly number[], state: "sent" | "refused"): Promise<void>;
  retry(
    token: string,
    retries: readonly { readonly id: number; readonly dueAtMs: number }[],
  ): Promise<void>;
  /** What happened before this moment is too old to be sent; the answer counts it. */
  endOlder(beforeMs: number): Promise<number>;
  countWaiting(): Promise<number>;
  /** What waits of a visitor who took the consent back. */
  withdraw(visitor: RelayedVisitor): Promise<void>;
}

export interface RelayedVisitor {
  readonly visitorId: string | null;
  readonly fbp: string | null;
  readonly fbc: string | null;
}

export interface ClaimedEvent {
  readonly id: number;
  readonly attemptCount: number;
  readonly event: MetaEvent;
}
