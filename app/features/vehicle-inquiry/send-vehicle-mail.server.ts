import { getEmailVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  type FormAnswer,
  type PostPorts,
  readPost,
} from "#app/site/forms/sending/read-post.server.ts";
import { recordContactConsent } from "#app/site/leads/record-contact-consent.server.ts";
import {
  sendVisitorMail,
  type VisitorMailPorts,
} from "#app/site/leads/visitor-mail.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatFullVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import {
  redirectAfterPost,
  rememberVisitor,
} from "#app/site/visitor/remember-visitor.server.ts";
import { findAskedAbout } from "#app/site/vehicles/gated/visible-vehicles.server.ts";
import { inquiryCopy } from "./copy.ts";
import { emailVehicleForm } from "./email-vehicle-form.ts";
import { buildVehicleBlocks } from "./vehicle-mail.server.ts";

type Ports = PostPorts &
  VisitorMailPorts &
  Pick<
    AppPorts,
    "inventory" | "index" | "clock" | "visitorCookies" | "consentLedger"
  >;

/** The ledger's text is the sentence under the field, in the visitor's language. */
const CONSENT_VERSION = "email-me-this-car-1";

/** The visitor gets the vehicle as the gate shows it to them. Null stands for one that they cannot know or that is sold. */
export async function sendVehicleMail(
  ports: Ports,
  facts: RequestFacts,
  { vin, request }: { readonly vin: string; readonly request: Request },
): Promise<Response | FormAnswer | null> {
  const { profile, clock } = ports;
  const { language } = facts;
  const asked = await findAskedAbout(ports, facts, vin);
  if (asked === null || asked.goneAtMs !== null) return null;
  const post = await readPost(ports, facts, request, emailVehicleForm);
  if (post.status === "refused") return post.answer;
  const { vehicle } = asked;
  const t = createTranslator(inquiryCopy, profile.texts[language], language);
  const name = formatFullVehicleName(vehicle);
  const { visitor, setCookies } = rememberVisitor(ports, facts, {});
  const path = getEmailVehicleAddress(vehicle.vin, { language });
  await recordContactConsent(ports, facts, {
    visitorId: visitor.uniqueUserId,
    textVersion: CONSENT_VERSION,
    text: t("email.consent"),
    choice: "given",
    path,
  });
  const sending = await sendVisitorMail(ports, {
    kind: "vehicle",
    idempotencyKey: post.key,
    storeId: vehicle.storeId,
    visitorId: visitor.uniqueUserId,
    askedFrom: facts.client.address,
    language,
    to: { name: "", email: post.value.email },
    subject: t("email.subject", {
      vehicle: name,
      store: getStoreOrFirst(vehicle.storeId, profile).name,
    }),
    heading: t("email.heading", { vehicle: name }),
    preview: t("email.preview"),
    blocks: buildVehicleBlocks(ports, facts, vehicle, clock.nowMs()),
  });
  if (sending === "not-stored") return post.notStored("contactError");
  if (sending !== "stored")
    return post.refuse({ email: `email.refused.${sending}` });
  return redirectAfterPost(`${path}?sent=1`, setCookies);
}
