import type { ServiceDraft } from "#app/domain/scheduling/service-draft.ts";
import { findSlot } from "#app/domain/scheduling/slot.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  holdSlot,
  type SlotPorts,
} from "#app/site/appointments/choose-slot.server.ts";
import { SchedulerAway } from "#app/site/appointments/scheduler.server.ts";
import { parseForm } from "#app/site/forms/form-definition.ts";
import {
  createFormAnswers,
  type FormAnswer,
} from "#app/site/forms/sending/form-answers.server.ts";
import {
  type PostPorts,
  readFormData,
} from "#app/site/forms/sending/read-post.server.ts";
import { redirectAfterPost } from "#app/site/visitor/remember-visitor.server.ts";
import { getBookingAddress } from "#app/features/service-booking/booking-steps.ts";
import {
  buildDraftCookie,
  type DraftPorts,
  requireStore,
} from "#app/features/service-booking/draft-access.server.ts";
import { timeForm } from "./time-form.ts";
import { listWishDays } from "./visit-days.server.ts";

type Ports = PostPorts & DraftPorts & SlotPorts;

/**
 * The time is held for whoever chose it; one that went meanwhile leads to those near it. It reaches nobody but its
 * visitor, so it has no token that a quick press would be too early for: holds have limits of their own.
 */
export async function sendTime(
  ports: Ports,
  facts: RequestFacts,
  draft: ServiceDraft,
  request: Request,
): Promise<Response | FormAnswer> {
  const sent = await readFormData(request);
  const answers = createFormAnswers(ports, facts, timeForm, sent);
  if (sent === null) return answers.problem("unreadable");
  const read = parseForm(timeForm, sent);
  if (read.status !== "success") return answers.wrong(read.error ?? {});
  const startMs = Number(read.value.start);
  const store = requireStore(ports.profile, draft);
  try {
    const slot = await chooseSlot(ports, facts, draft, { store, startMs });
    if (slot === null)
      return redirectAfterPost(
        getBookingAddress(facts, "time", { gone: String(startMs) }),
        [],
      );
    return redirectAfterPost(getBookingAddress(facts, "details"), [
      buildDraftCookie(ports, { ...draft, slot }),
    ]);
  } catch (error) {
    ports.log.error("service-booking.not-held", { message: String(error) });
    return answers.notStored("contactError");
  }
}

/** Null stands for a time that is taken, past, closed or made up. */
async function chooseSlot(
  ports: Ports,
  facts: RequestFacts,
  draft: ServiceDraft,
  { store, startMs }: { readonly store: Store; readonly startMs: number },
): Promise<ServiceDraft["slot"]> {
  const holdToken = draft.slot?.holdToken ?? null;
  try {
    const chosen = await holdSlot(ports, facts, {
      kind: "service",
      store,
      holdToken,
      startMs,
    });
    if (chosen.status === "gone") return null;
    return {
      startMs,
      holdToken: chosen.status === "held" ? chosen.holdToken : null,
      isWish: false,
    };
  } catch (error) {
    if (!(error instanceof SchedulerAway)) throw error;
    return findSlot(listWishDays(ports, store), startMs) === null
      ? null
      : { startMs, holdToken, isWish: true };
  }
}
