import {
  computeRetryDelayMs,
  computeUnconfirmedDelayMs,
  isTimeForFallback,
} from "#app/domain/leads/retry-schedule.ts";
import { routeLead } from "#app/domain/leads/route-lead.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Clock } from "#app/ports.ts";
import { buildLeadMail } from "#app/adapters/email/lead-mail.server.ts";
import { buildVisitorMessage } from "#app/adapters/email/visitor-message.server.ts";
import {
  type Mail,
  MailFailure,
  type Mailer,
} from "#app/adapters/email/mail.server.ts";
import type {
  ClaimedDelivery,
  ClaimedLead,
  ClaimedVisitorMail,
  Settlement,
} from "./outbox-store.server.ts";

type RoutingProfile = Pick<StoreProfile, "leads" | "stores">;

export interface DeliveryMeans {
  readonly mailer: Pick<Mailer, "send">;
  /** The newest one counts, however long ago the lead was sent. */
  readonly readProfile: () => RoutingProfile;
  readonly clock: Clock;
  /** Values go from 0 up to 1 and are for the jitter. */
  readonly random: () => number;
}

/** Without a time for a retry the delivery ends here. */
type Result = Pick<Settlement, "outcome" | "answer"> &
  Partial<Pick<Settlement, "retryAtMs" | "fallback">>;

/** Never throws: what follows from the attempt is recorded. */
export async function deliver(
  delivery: ClaimedDelivery,
  means: DeliveryMeans,
): Promise<Settlement> {
  const { clock, mailer } = means;
  const atMs = clock.nowMs();
  const end = (result: Result): Settlement => ({
    delivery,
    atMs,
    endedAtMs: clock.nowMs(),
    retryAtMs: null,
    fallback: null,
    ...result,
  });

  const built = await build(delivery, means.readProfile());
  if ("unreadable" in built)
    return end(planNext(delivery, built.unreadable, means, null));
  if ("fault" in built)
    return end({ outcome: "unbuildable", answer: built.fault });
  if ("left" in built)
    return end({
      outcome: "refused",
      answer: built.left,
      fallback: built.fallback,
    });
  try {
    const answer = await mailer.send(built.mail);
    return end({ outcome: "delivered", answer });
  } catch (error) {
    return end(planNext(delivery, error, means, built.fallback));
  }
}

type Built =
  | { readonly mail: Mail; readonly fallback: Settlement["fallback"] }
  /** It will never be built: it is put aside, the neighbours go on. */
  | { readonly fault: string }
  /** The database did not answer. */
  | { readonly unreadable: string }
  /** The profile names the recipient no longer. */
  | { readonly left: string; readonly fallback: Settlement["fallback"] };

function build(
  delivery: ClaimedDelivery,
  profile: RoutingProfile,
): Promise<Built> | Built {
  return delivery.leadId === null
    ? buildForVisitor(delivery, profile)
    : buildLead(delivery, profile);
}

/** Nobody else may get what a visitor asked for. */
function buildForVisitor(
  delivery: ClaimedVisitorMail,
  profile: RoutingProfile,
): Built {
  try {
    const { recipientName: name, recipient: email, subject } = delivery;
    const request = { mail: delivery.readMail(), subject, to: { name, email } };
    return { mail: buildVisitorMessage(request, profile), fallback: null };
  } catch (error) {
    return { fault: toMessage(error) };
  }
}

async function buildLead(
  delivery: ClaimedLead,
  profile: RoutingProfile,
): Promise<Built> {
  const { format, subject, recipientId, recipientName, recipient } = delivery;
  try {
    const lead = delivery.readLead();
    const { fallback } = routeLead(lead, profile);
    if (!Object.hasOwn(profile.leads.recipients, recipientId))
      return {
        left: `the profile names no recipient "${recipientId}" any more`,
        fallback,
      };
    const attachments =
      lead.attachments.length === 0
        ? []
        : await delivery
            .readAttachments()
            .catch((error: unknown) => ({ unreadable: toMessage(error) }));
    if ("unreadable" in attachments) return attachments;
    const to = { name: recipientName, email: recipient };
    const request = { lead, attachments, format, subject, recipientId, to };
    return {
      mail: buildLeadMail(request, profile),
      fallback: delivery.isFallback ? null : fallback,
    };
  } catch (error) {
    return { fault: toMessage(error) };
  }
}

/** The fallback recipient gets what is given up, and what our settings hold back for long. */
function planNext(
  { attemptCount, unconfirmedCount }: ClaimedDelivery,
  error: unknown,
  { clock, random }: DeliveryMeans,
  fallback: Settlement["fallback"],
): Result {
  const answer = toMessage(error);
  const kind = error instanceof MailFailure ? error.kind : "later";
  const retryAfter = (
    outcome: Settlement["outcome"],
    delayMs: number | null,
  ): Result =>
    delayMs === null
      ? { outcome, answer, fallback }
      : { outcome, answer, retryAtMs: clock.nowMs() + delayMs };
  if (kind === "never") return { outcome: "refused", answer, fallback };
  if (kind === "unconfirmed")
    return retryAfter(
      "unconfirmed",
      computeUnconfirmedDelayMs(unconfirmedCount + 1, random()),
    );
  const delayMs = computeRetryDelayMs(attemptCount + 1, random());
  if (kind !== "settings") return retryAfter("failed", delayMs);
  return {
    ...retryAfter("misconfigured", delayMs),
    ...(isTimeForFallback(attemptCount + 1) && { fallback }),
  };
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
