import { useActionData } from "react-router";
import { ApplicationSent } from "#app/features/careers/application-sent.tsx";
import { CareersPage } from "#app/features/careers/careers-page.tsx";
import {
  careersHead,
  careersPage,
} from "#app/features/careers/careers.server.ts";
import { readApplication } from "#app/features/careers/application-receipt.server.ts";
import { sendApplication } from "#app/features/careers/send-application.server.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/careers.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

export { buildPrivateHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";
export { sendForm as clientAction } from "#app/site/forms/form-reply.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn({ context, url }, "careers");
  const receipt = await readApplication(ports, facts, url);
  const form = careersPage(ports, facts, url);
  return withHead({ context, url }, { receipt, form }, careersHead);
}

export function action({ request, context, url }: Route.ActionArgs) {
  const { ports, facts } = requirePageOn({ context, url }, "careers");
  return sendApplication(ports, facts, request);
}

export default function Careers() {
  const { receipt, form } = usePageData<typeof loader>();
  const reply = useActionData<FormReply>();
  return receipt === null ? (
    <CareersPage page={form} reply={reply} />
  ) : (
    <ApplicationSent
      receipt={receipt}
      email={form.email}
      hasOtherOpenings={form.openings.length > 1}
    />
  );
}
