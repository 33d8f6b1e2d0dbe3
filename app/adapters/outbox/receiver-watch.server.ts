import type { Clock } from "#app/ports.ts";
import { MailFailure, type Mailer } from "#app/adapters/email/mail.server.ts";

const ASK_EVERY_MS = 15_000;

export interface ReceiverWatch {
  /** The mailer, with an ear for what it says. */
  readonly mailer: Pick<Mailer, "send">;
  /** At the start, when nobody knows what was before. */
  isReachable(): Promise<boolean>;
  /** True once after an outage: what waits for its retry need not wait longer. */
  hasReturned(): boolean;
}

/**
 * Retries lie half an hour apart, so nobody would notice for as long that the receiver is back: while it
 * is away, it is asked every few seconds.
 */
export function watchReceiver(
  mailer: Pick<Mailer, "send" | "isReachable">,
  monotonic: Clock,
): ReceiverWatch {
  let isAway = false;
  let isBack = false;
  let askedAtMs = -Infinity;

  function notice(isHere: boolean): void {
    if (!isHere) isAway = true;
    else if (isAway) {
      isAway = false;
      isBack = true;
    }
  }

  function ask(): void {
    if (!isAway || mailer.isReachable === undefined) return;
    if (monotonic.nowMs() - askedAtMs < ASK_EVERY_MS) return;
    askedAtMs = monotonic.nowMs();
    void mailer.isReachable().then(notice);
  }

  return {
    mailer: {
      async send(mail) {
        try {
          const answer = await mailer.send(mail);
          notice(true);
          return answer;
        } catch (error) {
          if (error instanceof MailFailure && error.isUnreachable)
            notice(false);
          throw error;
        }
      },
    },
    async isReachable() {
      if (mailer.isReachable === undefined) return false;
      isAway = !(await mailer.isReachable());
      return !isAway;
    },
    hasReturned() {
      ask();
      const hasReturned = isBack;
      isBack = false;
      return hasReturned;
    },
  };
}
