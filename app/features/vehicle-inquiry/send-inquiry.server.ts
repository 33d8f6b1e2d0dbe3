import {
  getVehicleAddress,
  getVehicleFormAddress,
  type VehicleFormKind,
} from "#app/domain/address/vehicle-address.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  findListedVehicle,
  toLeadVehicle,
} from "#app/site/forms/asked-vehicle.ts";
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
import { toLeadAddress } from "#app/site/forms/address-details.ts";
import { findDeliveryOffer } from "#app/site/offers/delivery-offer.server.ts";
import { findBuyerDoor } from "#app/site/vehicles/price/buyer-door.ts";
import { listDoorLines } from "#app/site/vehicles/sticker/door-summary.server.ts";
import { findAskedAbout } from "#app/site/vehicles/gated/visible-vehicles.server.ts";
import { inquiryCopy } from "./copy.ts";
import { getInquiryForm } from "./inquiry-form.ts";
import { findStoreToMoveTo } from "./move-to.ts";
import { createStoreTranslator } from "#app/site/leads/store-words.ts";

type Ports = PostPorts &
  SendingPorts &
  Pick<AppPorts, "siteUrl" | "inventory" | "index" | "clock">;

interface SentInquiry {
  readonly kind: VehicleFormKind;
  readonly vin: string;
  readonly query: URLSearchParams;
  readonly request: Request;
}

/**
 * The store where the vehicle stands gets it. One whose vehicle was sold meanwhile still wants a car, so the lead goes
 * out. Null stands for a vehicle that this visitor cannot know.
 */
export async function sendInquiry(
  ports: Ports,
  facts: RequestFacts,
  { kind, vin, query, request }: SentInquiry,
): Promise<Response | FormAnswer | null> {
  const { profile, siteUrl } = ports;
  const { language } = facts;
  const found = await findAskedAbout(ports, facts, vin).catch(
    (error: unknown) => {
      const vehicle = findListedVehicle(ports, facts.gate, vin);
      if (vehicle === null) throw error;
      return { vehicle };
    },
  );
  if (found === null) return null;
  const post = await readPost(ports, facts, request, getInquiryForm(kind));
  if (post.status === "refused") return post.answer;
  const { vehicle } = found;
  const delivery = post.value.wantsDelivery
    ? findDeliveryOffer(ports, facts, vehicle.vin)
    : null;
  const store = profile.stores.find(({ id }) => id === vehicle.storeId);
  const moveTo = findStoreToMoveTo(profile, query, vehicle.storeId);
  const page = getVehicleFormAddress(vehicle.vin, kind, { language });
  const t = createStoreTranslator(inquiryCopy, profile);
  return sendLead(ports, facts, post, {
    lead: {
      type: "CONTACT_SALES",
      topicId: null,
      ...(store !== undefined && { storeId: store.id }),
      user: toLeadUser(post.value, facts.visitor, {
        comments: post.value.message,
        address: delivery && toLeadAddress("delivery", post.value),
      }),
      vehicles: [
        toLeadVehicle(
          vehicle,
          siteUrl + getVehicleAddress(vehicle, { language }),
          facts.visitor.terms?.downPaymentDollars,
        ),
      ],
      summary: [
        { label: t("summaryRequest"), value: t(`${kind}.request`) },
        ...(moveTo === null
          ? []
          : [{ label: t("summaryMoveTo"), value: moveTo.name }]),
        ...(delivery === null
          ? []
          : [{ label: t("summaryDelivery"), value: delivery.title }]),
        ...listDoorLines(findBuyerDoor(vehicle, profile, facts), profile),
        ...(store === undefined
          ? []
          : [{ label: t("summaryStore"), value: store.name }]),
      ],
      url: siteUrl + page,
      attachments: [],
      contactConsent: buildGivenConsent(
        profile,
        language,
        post.value.contactConsent,
      ),
    },
    learnt: toVisitorContact(post.value, facts.visitor),
    confirmation: (reference) => getConfirmationAddress(page, reference),
    toasts: { success: "contactSuccess", error: "contactError" },
  });
}
