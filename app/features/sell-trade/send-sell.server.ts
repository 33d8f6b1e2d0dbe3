import { getPageAddress } from "#app/domain/address/page-address.ts";
import { getLastModelYear } from "#app/domain/forms/vehicle-fields.ts";
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
  getConfirmationAddress,
  type SendingPorts,
  sendLead,
} from "#app/site/forms/sending/send-lead.server.ts";
import {
  toLeadAddress,
  toVisitorAddress,
} from "#app/site/forms/address-details.ts";
import { formatNumber } from "#app/site/page/format.ts";
import { sellCopy } from "./copy.ts";
import { buildSellForm, type SellInterest } from "./sell-form.tsx";
import type { SellPageKey } from "./sell-trade.server.ts";
import { createStoreTranslator } from "#app/site/leads/store-words.ts";

type Ports = PostPorts & SendingPorts & Pick<AppPorts, "siteUrl" | "clock">;

/** Spec §7: the lead is SELL_OR_TRADE, with the visitor's own car as its vehicle. */
export async function sendSell(
  ports: Ports,
  facts: RequestFacts,
  page: SellPageKey,
  request: Request,
): Promise<Response | FormAnswer> {
  const form = buildSellForm(getLastModelYear(ports.clock.nowMs()));
  const post = await readPost(ports, facts, request, form);
  if (post.status === "refused") return post.answer;
  const { profile, siteUrl } = ports;
  const { language } = facts;
  const t = createStoreTranslator(sellCopy, profile);
  const { vehicleYear, vehicleMake, vehicleModel, ...given } = post.value;
  const interest: SellInterest =
    given.interest === "trade-in" ? "trade-in" : "sell";
  const miles = Number(given.vehicleMileage);
  const address = getPageAddress(page, { language });
  return sendLead(ports, facts, post, {
    lead: {
      type: "SELL_OR_TRADE",
      topicId: null,
      user: toLeadUser(given, facts.visitor, {
        comments: given.comments,
        address: toLeadAddress("home", given),
      }),
      vehicles: [
        {
          interest,
          condition: "used",
          year: vehicleYear,
          make: vehicleMake,
          model: vehicleModel,
          vin: null,
          stockNumber: null,
          trim: null,
          doors: null,
          bodystyle: null,
          transmission: null,
          fuelType: null,
          miles,
          exteriorColor: null,
          interiorColor: null,
          priceDollars: null,
          finance: null,
          url: null,
          comments: null,
        },
      ],
      summary: [
        {
          label: t("summaryVehicle"),
          value: `${vehicleYear} ${vehicleMake} ${vehicleModel}`,
        },
        { label: t("summaryMileage"), value: formatNumber(miles) },
        { label: t("summaryInterest"), value: t(`summary.${interest}`) },
      ],
      url: siteUrl + address,
      attachments: [],
      contactConsent: buildGivenConsent(
        profile,
        language,
        given.contactConsent,
      ),
    },
    learnt: {
      ...toVisitorContact(given, facts.visitor),
      ...toVisitorAddress(given),
    },
    confirmation: (reference) => getConfirmationAddress(address, reference),
    toasts: { success: "contactSuccess", error: "contactError" },
  });
}
