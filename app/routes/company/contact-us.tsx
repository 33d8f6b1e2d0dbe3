import { useActionData } from "react-router";
import { ContactConfirmation } from "#app/features/confirmation/contact-confirmation.tsx";
import { ContactPage } from "#app/features/contact/contact-page.tsx";
import {
  contactHead,
  contactPage,
} from "#app/features/contact/contact.server.ts";
import { sendContact } from "#app/features/contact/send-contact.server.ts";
import { findPlanQuestion } from "#app/features/protection-plans/plan-question.server.ts";
import { findOfferMessage } from "#app/features/valuation/offer/contact/offer-message.server.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { ABOUT_PARAMETER } from "#app/domain/address/contact-address.ts";
import { findAskedPlan } from "#app/site/forms/asked-plan.ts";
import { readConfirmation } from "#app/features/confirmation/confirmation.server.ts";
import { requirePageOn } from "#app/site/page/page-not-found.ts";
import { areCookiesRefused } from "#app/site/visitor/cookie-check.server.ts";
import type { Route } from "./+types/contact-us.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { confirmationHead } from "#app/features/confirmation/confirmation-head.server.ts";

export { buildPrivateHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";
export { sendForm as clientAction } from "#app/site/forms/form-reply.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn({ context, url }, "contact");
  const receipt = await readConfirmation(ports, facts, url);
  const form = contactPage(ports, facts, {
    query: url.searchParams,
    areCookiesRefused: areCookiesRefused(facts, url),
    plan: findAskedPlan(
      ports.profile,
      url.searchParams.get(ABOUT_PARAMETER),
      facts.language,
    ),
    message:
      (await findOfferMessage(ports, facts, url.searchParams)) ??
      findPlanQuestion(ports, facts, url.searchParams),
  });
  return withHead(
    { context, url },
    { receipt, form },
    receipt === null ? contactHead : confirmationHead,
  );
}

export function action({ request, context, url }: Route.ActionArgs) {
  const { ports, facts } = requirePageOn({ context, url }, "contact");
  return sendContact(ports, facts, request, url.searchParams);
}

export default function ContactUs() {
  const { receipt, form } = usePageData<typeof loader>();
  const reply = useActionData<FormReply>();
  return receipt === null ? (
    <ContactPage page={form} reply={reply} />
  ) : (
    <ContactConfirmation receipt={receipt} />
  );
}
