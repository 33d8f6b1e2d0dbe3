import type { RequestFacts } from "#app/request-facts.ts";
import type { FormAnswer } from "#app/site/forms/sending/read-post.server.ts";
import { redirectAfterPost } from "#app/site/visitor/remember-visitor.server.ts";
import { findBookingStep } from "#app/features/service-booking/booking-steps.ts";
import { readDraft } from "#app/features/service-booking/draft-access.server.ts";
import { sendDetails } from "#app/features/service-booking/details/send-details.server.ts";
import { sendNeeds } from "#app/features/service-booking/needs/send-needs.server.ts";
import { sendTime } from "#app/features/service-booking/time/send-time.server.ts";
import { sendVehicle } from "#app/features/service-booking/vehicle/send-vehicle.server.ts";
import { findWayBack } from "./service-booking.server.ts";

type Ports = Parameters<typeof sendDetails>[0] &
  Parameters<typeof sendVehicle>[0];

/** The address says which of the forms was sent; null for none of them. */
export async function sendServiceBooking(
  ports: Ports,
  facts: RequestFacts,
  query: URLSearchParams,
  request: Request,
): Promise<Response | FormAnswer | null> {
  const step = findBookingStep(query.get("step"));
  if (step === null) return null;
  const draft = readDraft(ports, facts);
  if (step === "needs")
    return sendNeeds(ports, facts, { draft, query }, request);
  if (draft === null) return redirectAfterPost(findWayBack(facts, draft), []);
  if (step === "vehicle") return sendVehicle(ports, facts, draft, request);
  if (draft.vehicle === null)
    return redirectAfterPost(findWayBack(facts, draft), []);
  return step === "time"
    ? sendTime(ports, facts, draft, request)
    : sendDetails(ports, facts, draft, request);
}
