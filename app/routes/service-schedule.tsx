import { redirect, useActionData } from "react-router";
import { sendServiceBooking } from "#app/features/service-booking/page/send-service-booking.server.ts";
import { ServiceBookingPage } from "#app/features/service-booking/page/service-booking-page.tsx";
import {
  serviceBookingHead,
  serviceBookingPage,
} from "#app/features/service-booking/page/service-booking.server.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { requirePage, requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/service-schedule.ts";

export { buildPrivateHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";
export { sendForm as clientAction } from "#app/site/forms/form-reply.ts";

const PAGE = "serviceSchedule";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn({ context, url }, PAGE);
  const page = requirePage(await serviceBookingPage(ports, facts, url), url);
  if (page.kind === "elsewhere") throw redirect(page.address, 302);
  return withHead({ context, url }, page, serviceBookingHead);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { ports, facts } = requirePageOn({ context, url }, PAGE);
  const query = url.searchParams;
  return requirePage(
    await sendServiceBooking(ports, facts, query, request),
    url,
  );
}

export default function ServiceSchedule() {
  return (
    <ServiceBookingPage
      page={usePageData<typeof loader>()}
      reply={useActionData<FormReply>()}
    />
  );
}
