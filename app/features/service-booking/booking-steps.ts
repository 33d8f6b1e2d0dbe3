import { getPageAddress } from "#app/domain/address/page-address.ts";
import type { ServiceDraft } from "#app/domain/scheduling/service-draft.ts";
import type { RequestFacts } from "#app/request-facts.ts";

/** Each is a page of one address; the first one is the address itself. */
export const BOOKING_STEPS = ["needs", "vehicle", "time", "details"] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];

export function findBookingStep(name: string | null): BookingStep | null {
  return BOOKING_STEPS.find((it) => it === (name ?? "needs")) ?? null;
}

/** No address tells of the visitor's car, or of what ails it. */
export function getBookingAddress(
  { language }: Pick<RequestFacts, "language">,
  step: BookingStep,
  query: Readonly<Record<string, string>> = {},
): string {
  const address = getPageAddress("serviceSchedule", { language });
  const parameters = new URLSearchParams({
    ...(step !== "needs" && { step }),
    ...query,
  }).toString();
  return parameters === "" ? address : `${address}?${parameters}`;
}

/** The first step that has not been answered. */
export function findOpenStep(draft: ServiceDraft | null): BookingStep {
  if (draft === null || draft.serviceIds.length === 0) return "needs";
  if (draft.vehicle === null) return "vehicle";
  return draft.slot === null ? "time" : "details";
}

export function isReached(
  step: BookingStep,
  draft: ServiceDraft | null,
): boolean {
  return (
    BOOKING_STEPS.indexOf(step) <= BOOKING_STEPS.indexOf(findOpenStep(draft))
  );
}
