import type { SiteView } from "#app/site/page/site-view.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import {
  type ManageFacts,
  type ManagePorts,
  openAppointment,
} from "./appointment-access.server.ts";
import {
  type AppointmentView,
  buildAppointmentView,
} from "./appointment-view.server.ts";
import { appointmentsCopy } from "./copy.ts";

const NOTICES = ["booked", "changed", "cancelled", "stale"] as const;
export type AppointmentNotice = (typeof NOTICES)[number];

export interface AppointmentPageData {
  /** Null: we keep it no more. */
  readonly appointment: AppointmentView | null;
  /** What the visitor has just done; the address says it. */
  readonly notice: AppointmentNotice | null;
}

/** Null for a token that is not ours. */
export async function appointmentPage(
  ports: ManagePorts,
  facts: ManageFacts,
  { token, url }: { readonly token: string; readonly url: URL },
): Promise<AppointmentPageData | null> {
  const opened = await openAppointment(ports, token);
  if (opened === null) return null;
  if (opened === "gone") return { appointment: null, notice: null };
  const appointment = buildAppointmentView(ports, facts, token, opened);
  const done = url.searchParams.get(DONE);
  const notice = NOTICES.find((it) => it === done) ?? null;
  return { appointment, notice: isStill(notice, appointment) ? notice : null };
}

const DONE = "done";

/** The page that says what was done. */
export function formatDoneAddress(
  address: string,
  notice: AppointmentNotice,
): string {
  return `${address}?${DONE}=${notice}`;
}

/** Such an address may be opened again after a long time. */
function isStill(
  notice: AppointmentNotice | null,
  { phase }: AppointmentView,
): boolean {
  if (notice === "stale") return true;
  return phase === (notice === "cancelled" ? "cancelled" : "coming");
}

export function appointmentHead(_page: unknown, site: SiteView): SaidHead {
  return {
    title: siteTexts(appointmentsCopy, site)("pageTitle"),
    description: null,
  };
}
