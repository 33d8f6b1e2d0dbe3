import { getPersonalizedPricingAddress } from "#app/domain/address/personalized-pricing-address.ts";
import {
  splitAskedVin,
  toSafeReturnAddress,
} from "#app/domain/address/safe-return-address.ts";
import {
  hasRestrictions,
  hidesVehicles,
  locksPrices,
} from "#app/domain/gate/gate.ts";
import { areTermsComplete } from "#app/domain/visitor/visitor-profile.ts";
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
import { FOR_PRICES, UNLOCK_FOR } from "#app/domain/address/unlock-purpose.ts";
import { getUnlockAddress } from "#app/site/gate/unlock-link.tsx";
import { unlockCopy } from "#app/site/unlock/unlock-copy.ts";
import { unlockForm } from "#app/site/unlock/unlock-form.ts";
import { listPageVehicles } from "#app/site/forms/asked-vehicle.ts";
import { askForCookies } from "#app/site/visitor/cookie-check.server.ts";
import { createStoreTranslator } from "#app/site/leads/store-words.ts";
import { findOpenedPage } from "./find-opened-page.server.ts";

/**
 * Spec §4: all four contact fields unlock, and the lead tells the dealer who it was. Where it was about prices, the
 * terms are asked for next. Null means that the dealership keeps nothing back.
 */
export async function sendUnlock(
  ports: PostPorts &
    SendingPorts &
    Pick<AppPorts, "siteUrl" | "index" | "inventory">,
  facts: RequestFacts,
  { request, url }: { readonly request: Request; readonly url: URL },
): Promise<Response | FormAnswer | null> {
  if (!hasRestrictions(ports.profile.restrictions)) return null;
  const post = await readPost(ports, facts, request, unlockForm);
  if (post.status === "refused") return post.answer;
  const { value } = post;
  const { profile, siteUrl } = ports;
  const { language } = facts;
  const t = createStoreTranslator(unlockCopy, profile);
  const returnTo = toSafeReturnAddress(value.returnTo);
  const { page } = splitAskedVin(returnTo);
  const [path = "/"] = page.split("?");
  const asksForPrices = value[UNLOCK_FOR] === FOR_PRICES;
  const isForPrices =
    (asksForPrices || !hidesVehicles(facts.gate)) &&
    locksPrices(facts.gate) &&
    !areTermsComplete(facts.visitor.terms);
  const answer = await sendLead(ports, facts, post, {
    lead: {
      type: "UNLOCK_INVENTORY",
      topicId: null,
      user: toLeadUser(value, facts.visitor),
      vehicles: await listPageVehicles(ports, facts.gate, returnTo),
      summary: [{ label: t("summaryPage"), value: siteUrl + path }],
      url: siteUrl + path,
      attachments: [],
      contactConsent: buildGivenConsent(
        profile,
        language,
        value.contactConsent,
      ),
    },
    learnt: toVisitorContact(value, facts.visitor),
    confirmation: () =>
      askForCookies(facts, url, {
        next: isForPrices
          ? getPersonalizedPricingAddress(returnTo)
          : findOpenedPage(ports, facts.gate, page),
        here: getUnlockAddress(returnTo, asksForPrices),
      }),
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
