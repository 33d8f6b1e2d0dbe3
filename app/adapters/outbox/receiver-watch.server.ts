import type { Clock } from "#app/ports.ts";
import {
  type Mail,
  MailFailure,
  type Mailer,
} from "#app/adapters/email/mail.server.ts";

const ASK_EVERY_MS = 15_000;

/** Retries are half an hour apart: only asking every few seconds notices sooner that the receiver is back. */
export function watchReceiver(
  mailer: Pick<Mailer, "send" | "isReachable">,
  monotonic: Clock,
) {
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
    /** Sending notes each outcome. */
    mailer: {
      async send(mail: Mail) {
        try {
          const answer = await mailer.send(mail);
          notice(true);
          return answer;
        } catch (error) {
          if (error instanceof MailFailure && error.kind === "unreachable")
            notice(false);
          throw error;
        }
      },
    },
    /** At the start nothing is known of the time before. */
    async isReachable() {
      if (mailer.isReachable === undefined) return false;
      isAway = !(await mailer.isReachable());
      return !isAway;
    },
    /** It is true once after an outage: deliveries that wait for a retry need not wait longer. */
    hasReturned() {
      ask();
      const hasReturned = isBack;
      isBack = false;
      return hasReturned;
    },
  };
}
