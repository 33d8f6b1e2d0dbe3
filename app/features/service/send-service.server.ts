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
import { serviceCopy } from "./copy.ts";
import { buildServiceForm } from "./service-form.tsx";
import { listServiceOptions } from "./popular-services.server.ts";
import {
  createStoreTranslator,
  STORE_LANGUAGE,
} from "#app/site/leads/store-words.ts";

type Ports = PostPorts & SendingPorts & Pick<AppPorts, "siteUrl" | "clock">;

/** Spec §7: the lead type is SERVICE. */
export async function sendService(
  ports: Ports,
  facts: RequestFacts,
  request: Request,
): Promise<Response | FormAnswer> {
  const { profile, siteUrl, clock } = ports;
  const { language } = facts;
  const services = listServiceOptions(profile, language);
  const form = buildServiceForm(services, getLastModelYear(clock.nowMs()));
  const post = await readPost(ports, facts, request, form);
  if (post.status === "refused") return post.answer;
  const t = createStoreTranslator(serviceCopy, profile);
  const given = post.value;
  const address = getPageAddress("service", { language });
  const chosen = profile.stores.find(({ id }) => id === given.store);
  const storeId = chosen?.id ?? facts.storeId;
  const service = listServiceOptions(profile, STORE_LANGUAGE).find(
    ({ id }) => id === given.service,
  );
  return sendLead(ports, facts, post, {
    lead: {
      type: "SERVICE",
      topicId: null,
      storeId,
      user: toLeadUser(given, facts.visitor, { comments: given.message }),
      vehicles: [],
      summary: [
        {
          label: t("summaryService"),
          value: service?.name ?? t("somethingElse"),
        },
        {
          label: t("summaryVehicle"),
          value: `${given.vehicleYear} ${given.vehicleMake} ${given.vehicleModel}`,
        },
      ],
      url: siteUrl + address,
      attachments: [],
      contactConsent: buildGivenConsent(
        profile,
        language,
        given.contactConsent,
      ),
    },
    learnt: toVisitorContact(given, facts.visitor),
    confirmation: (reference) =>
      getConfirmationAddress(
        address,
        reference,
        storeId === facts.storeId ? null : storeId,
      ),
    toasts: { success: "contactSuccess", error: "contactError" },
  });
}
