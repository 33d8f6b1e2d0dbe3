import { safeReturnAddress } from "#app/domain/address/return-address.ts";
import {
  hasAnythingToUnlock,
  hidesVehicles,
  locksPrices,
} from "#app/domain/gate/gate.ts";
import { personalizedPricingAddress } from "#app/domain/address/personalized-pricing-address.ts";
import { areTermsComplete } from "#app/domain/visitor/pricing-terms.ts";
import type { AppPorts, RequestFacts } from "#app/ports.ts";
import {
  contactConsentView,
  givenConsent,
} from "#app/site/forms/contact-consent.ts";
import {
  knownContact,
  leadUser,
  learntContact,
} from "#app/site/forms/contact-details.ts";
import {
  type FormAnswer,
  type PostPorts,
  readPost,
} from "#app/site/forms/read-post.server.ts";
import {
  sendLead,
  type SendingPorts,
} from "#app/site/forms/send-lead.server.ts";
import { unlockCopy } from "#app/site/gate/unlock-copy.ts";
import { UNLOCK_PATH } from "#app/site/gate/unlock-address.ts";
import { unlockForm, type UnlockFormData } from "#app/site/gate/unlock-form.ts";
import { vehicleOfPage } from "#app/site/gate/vehicle-of-page.server.ts";
import { translator } from "#app/site/texts/copy.ts";

export interface PrivateInventoryData {
  /** Null when the visitor has unlocked it. */
  readonly form: UnlockFormData | null;
  /** Contact details are known, and prices wait for the terms. */
  readonly areTermsOpen: boolean;
  /** Where the visitor came from: a path of this site. */
  readonly returnTo: string;
}

export function privateInventoryPage(
  { profile, formTokens }: Pick<AppPorts, "profile" | "formTokens">,
  { gate, visitor, language }: RequestFacts,
  asked: string | null,
): PrivateInventoryData {
  const returnTo = safeReturnAddress(asked);
  return {
    form: hasAnythingToUnlock(gate)
      ? {
          action: UNLOCK_PATH,
          token: formTokens.issue(unlockForm.name),
          defaults: { ...knownContact(visitor), returnTo },
          consent: contactConsentView(profile, language),
          opens: hidesVehicles(gate) ? "vehicles" : "prices",
        }
      : null,
    areTermsOpen: gate.priceKey === "terms" && locksPrices(gate),
    returnTo,
  };
}

/**
 * Saving all four contact fields unlocks; the lead tells the dealer who it was. Spec §4. Where it was about
 * prices, the terms are asked for next.
 */
export async function unlockPrivateInventory(
  ports: PostPorts & SendingPorts & Pick<AppPorts, "siteUrl" | "inventory">,
  facts: RequestFacts,
  request: Request,
): Promise<Response | FormAnswer> {
  const post = await readPost(ports, facts, request, unlockForm);
  if (post.status === "refused") return post.answer;
  const { value } = post;
  const { profile, siteUrl } = ports;
  const { language } = facts;
  const t = translator(unlockCopy, profile.texts[language], language);
  const returnTo = safeReturnAddress(value.returnTo);
  const [path = "/"] = returnTo.split("?");
  const isForPrices =
    !hidesVehicles(facts.gate) &&
    locksPrices(facts.gate) &&
    !areTermsComplete(facts.visitor.terms);
  const answer = await sendLead(ports, facts, post, {
    lead: {
      type: "UNLOCK_INVENTORY",
      topicId: null,
      user: leadUser(value),
      vehicles: await vehicleOfPage(ports, facts.gate, path),
      summary: [{ label: t("summaryPage"), value: siteUrl + path }],
      url: siteUrl + path,
      attachments: [],
      contactConsent: givenConsent(profile, language, value.contactConsent),
    },
    learnt: learntContact(value, facts.visitor),
    confirmation: () =>
      isForPrices ? personalizedPricingAddress(returnTo) : returnTo,
    toasts: {
      success: "privateInventorySuccess",
      error: "privateInventoryError",
    },
  });
  // The wizard has a frame of its own, which comes with the document.
  if (isForPrices && answer instanceof Response)
    answer.headers.set("X-Remix-Reload-Document", "true");
  return answer;
}
