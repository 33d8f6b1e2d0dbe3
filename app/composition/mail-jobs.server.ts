import { startMailJob } from "#app/adapters/mail-jobs/mail-job.server.ts";
import type { createStockReview } from "#app/adapters/today/stock-review.server.ts";
import { sendMorningMails } from "#app/console/today/send-morning-mails.server.ts";
import type { ConsolePorts } from "#app/console-ports.ts";
import { lookAfterAppointments } from "#app/features/appointments/look-after-appointments.server.ts";
import { sendDueAlerts } from "#app/features/alerts/send-due-alerts.server.ts";
import { sendDueFeedNotices } from "#app/features/feed-notices/feed-notices.server.ts";
import type { AppPorts } from "#app/ports.ts";

type NoticePorts = Parameters<typeof sendDueFeedNotices>[0];

/** What is due without a visitor's request. */
export function startMailJobs(
  ports: AppPorts,
  {
    getNoticePorts,
    consolePorts,
    stockReview,
  }: {
    readonly getNoticePorts: () => NoticePorts;
    readonly consolePorts: ConsolePorts | null;
    readonly stockReview: ReturnType<typeof createStockReview>;
  },
) {
  const { log } = ports;
  const listConsoleJobs = (console: ConsolePorts) => [
    startMailJob({
      name: "stock-review",
      sendDue: (signal) => stockReview.refresh(signal),
      log,
      random: Math.random,
    }),
    startMailJob({
      name: "morning-mails",
      sendDue: (signal) =>
        sendMorningMails(
          { ...console, visitorMails: ports.visitorMails },
          signal,
        ),
      log,
      random: Math.random,
    }),
  ];
  return [
    startMailJob({
      name: "feed-notices",
      sendDue: (signal) => sendDueFeedNotices(getNoticePorts(), signal),
      log,
      random: Math.random,
    }),
    startMailJob({
      name: "alerts",
      sendDue: async (signal) => ({ ...(await sendDueAlerts(ports, signal)) }),
      log,
      random: Math.random,
    }),
    startMailJob({
      name: "appointments",
      sendDue: (signal) => lookAfterAppointments(ports, signal),
      log,
      random: Math.random,
    }),
    ...(consolePorts === null ? [] : listConsoleJobs(consolePorts)),
  ];
}
