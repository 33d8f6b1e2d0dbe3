import { getPricingStepAddress } from "#app/domain/address/personalized-pricing-address.ts";
import { splitAskedVin } from "#app/domain/address/safe-return-address.ts";
import {
  getTermsDraft,
  applyAnswers,
} from "#app/domain/visitor/terms-draft.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { buildGivenConsent } from "#app/site/forms/contact-details.ts";
import {
  toLeadUser,
  toVisitorContact,
} from "#app/site/forms/sending/lead-user.server.ts";
import {
  type FormAnswer,
  type PostPorts,
  readPost,
} from "#app/site/forms/sending/read-post.server.ts";
import {
  sendLead,
  type SendingPorts,
} from "#app/site/forms/sending/send-lead.server.ts";
import { hasAgreedBefore } from "#app/site/visitor/given-consent.server.ts";
import { listPageVehicles } from "#app/site/forms/asked-vehicle.ts";
import { termsCopy } from "#app/site/visitor/terms-copy.ts";
import { listTermsFacts } from "#app/site/visitor/terms-facts.ts";
import { wizardServerCopy } from "./copy.ts";
import { contactDetailsForm } from "./step-forms.ts";
import { createStoreTranslator } from "#app/site/leads/store-words.ts";

/** Spec §4: saving the contact details in step 5 unlocks, and the dealer learns with which terms. */
export async function sendContactDetails(
  ports: PostPorts &
    SendingPorts &
    Pick<AppPorts, "siteUrl" | "index" | "inventory">,
  facts: RequestFacts,
  returnTo: string,
  request: Request,
): Promise<Response | FormAnswer> {
  const post = await readPost(ports, facts, request, contactDetailsForm);
  if (post.status === "refused") return post.answer;
  const { value } = post;
  const { profile, siteUrl } = ports;
  const { language, visitor } = facts;
  const [path = "/"] = splitAskedVin(returnTo).page.split("?");
  const t = createStoreTranslator(wizardServerCopy, profile);
  const tTerms = createStoreTranslator(termsCopy, profile);
  const draft = getTermsDraft(visitor, profile.estimator);
  return sendLead(ports, facts, post, {
    lead: {
      type: "UNLOCK_PRICE",
      topicId: null,
      user: toLeadUser(value, visitor),
      vehicles: await listPageVehicles(
        ports,
        facts.gate,
        returnTo,
        draft.downPaymentDollars,
      ),
      summary: [
        ...listTermsFacts(draft, profile.estimator, tTerms).map(
          ({ label, value }) => ({ label, value }),
        ),
        { label: t("summaryPage"), value: siteUrl + path },
      ],
      url: siteUrl + path,
      attachments: [],
      contactConsent: buildGivenConsent(
        profile,
        language,
        value.contactConsent ||
          hasAgreedBefore(visitor, profile.leads.contactConsent, value),
      ),
    },
    learnt: {
      ...toVisitorContact(value, visitor),
      ...applyAnswers(visitor, { isSent: true }, profile.estimator),
    },
    confirmation: () => getPricingStepAddress("done", returnTo),
    toasts: { success: null, error: "priceWizardError" },
  });
}
