import type { ServiceDraft } from "#app/domain/scheduling/service-draft.ts";
import { findSlot } from "#app/domain/scheduling/slot.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { formatShownAppointmentTime } from "#app/site/appointments/appointment-words.ts";
import {
  findHeldSlot,
  type SlotPorts,
} from "#app/site/appointments/choose-slot.server.ts";
import {
  listNearestTimes,
  toSlotTime,
} from "#app/site/appointments/pickers/slot-choice.server.ts";
import {
  buildContactConsentView,
  toContactFields,
} from "#app/site/forms/contact-details.ts";
import { getBookingAddress } from "#app/features/service-booking/booking-steps.ts";
import { requireStore } from "#app/features/service-booking/draft-access.server.ts";
import { listVisitDays } from "#app/features/service-booking/time/visit-days.server.ts";
import { DETAILS_FORM_NAME } from "./details-form.ts";
import { hashSeen } from "./seen-draft.server.ts";

type Slot = NonNullable<ServiceDraft["slot"]>;

export type DetailsStepData = Awaited<ReturnType<typeof detailsStep>>;

export async function detailsStep(
  ports: SlotPorts & Pick<AppPorts, "formTokens">,
  facts: Pick<RequestFacts, "language" | "visitor">,
  draft: ServiceDraft,
  slot: Slot,
) {
  const { profile, formTokens } = ports;
  const { language, visitor } = facts;
  return {
    kind: "details" as const,
    action: getBookingAddress(facts, "details"),
    token: formTokens.issue(DETAILS_FORM_NAME),
    backAddress: getBookingAddress(facts, "time"),
    consent: buildContactConsentView(profile, language),
    isWish: slot.isWish,
    seen: hashSeen(draft),
    time: await findState(ports, facts, draft, slot),
    defaults: { ...toContactFields(visitor), customer: "personal" },
  };
}

/** A wish holds nothing, and a time that went leads to those near it. */
async function findState(
  ports: SlotPorts,
  { language }: Pick<RequestFacts, "language">,
  draft: ServiceDraft,
  { startMs, holdToken, isWish }: Slot,
) {
  const store = requireStore(ports.profile, draft);
  const { timeZone } = store;
  const text = formatShownAppointmentTime(startMs, timeZone, language);
  if (isWish) return { state: "wish" as const, text };
  const held = await findHeldSlot(ports, holdToken);
  if (held !== null && held.startMs === startMs)
    return {
      state: "held" as const,
      text,
      /** By the store's clock. */
      until: toSlotTime({ startMs: held.endsAtMs, isFull: false }, timeZone),
    };
  const { days, areWishes } = await listVisitDays(ports, store, holdToken);
  // Whether it is free is asked once more when the form is sent.
  if (areWishes || findSlot(days, startMs)?.isFull === false)
    return { state: "free" as const, text };
  return {
    state: "gone" as const,
    text,
    nearest: listNearestTimes(days, startMs, timeZone),
  };
}
