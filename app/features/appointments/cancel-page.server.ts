import { data, redirect } from "react-router";
import { getAppointmentAddress } from "#app/domain/scheduling/appointment-address.ts";
import { RETRY_S } from "#app/site/forms/sending/form-answers.server.ts";
import {
  readFormData,
  refuseUnreadableForm,
} from "#app/site/forms/sending/read-post.server.ts";
import { isMailAllowed } from "#app/site/leads/visitor-mail.server.ts";
import { redirectAfterPost } from "#app/site/visitor/remember-visitor.server.ts";
import {
  type ManageFacts,
  type ManagePorts,
  openAppointment,
} from "./appointment-access.server.ts";
import { formatDoneAddress } from "./appointment-page.server.ts";
import {
  type AppointmentView,
  buildAppointmentView,
} from "./appointment-view.server.ts";
import { cancelAppointment } from "#app/site/appointments/change-appointment.server.ts";

export interface CancelPageData {
  readonly appointment: AppointmentView;
}

/** Null for a token that is not ours. What is over has nothing to cancel, and leads on to the page that says so. */
export async function cancelPage(
  ports: ManagePorts,
  facts: ManageFacts,
  token: string,
): Promise<CancelPageData | null> {
  const opened = await openAppointment(ports, token);
  if (opened === null) return null;
  if (opened === "gone" || opened.phase !== "coming")
    throw redirect(getAppointmentAddress(token, facts));
  return { appointment: buildAppointmentView(ports, facts, token, opened) };
}

/** The button behind the question. Programs that check links press none, so that they cancel nothing. */
export async function sendCancellation(
  ports: ManagePorts,
  facts: ManageFacts,
  { token, request }: { readonly token: string; readonly request: Request },
) {
  const form = await readFormData(request);
  if (form === null) return refuseUnreadableForm();
  const opened = await openAppointment(ports, token);
  if (opened === null) return null;
  const address = getAppointmentAddress(token, facts);
  if (opened === "gone" || opened.phase !== "coming")
    return redirectAfterPost(address, []);
  const { revision } = opened.appointment;
  if (form.get("revision") !== String(revision))
    return redirectAfterPost(formatDoneAddress(address, "stale"), []);
  try {
    const isMailed = await isMailAllowed(
      ports,
      { kind: "appointment-cancelled", askedFrom: facts.client.address },
      opened.appointment.customer.email,
    );
    const managed = { ...opened, isMailed };
    const outcome = await cancelAppointment(ports, managed);
    return redirectAfterPost(formatDoneAddress(address, outcome), []);
  } catch (error) {
    return tellNotStored(ports, error);
  }
}

/** Nothing was changed: the page says so, and shows the phone number. */
export function tellNotStored(
  { log }: Pick<ManagePorts, "log">,
  error: unknown,
) {
  log.error("appointments.not-stored", {
    message: error instanceof Error ? error.message : String(error),
  });
  return data(
    { problem: "not-stored" as const },
    { status: 503, headers: { "Retry-After": String(RETRY_S) } },
  );
}
