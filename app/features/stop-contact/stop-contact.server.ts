import { hash } from "node:crypto";
import {
  getStopAddress,
  maskEmail,
  parseStopMailbox,
  STOP_PARAMETER,
  type StopMailbox,
} from "#app/domain/contact-stop/stop-link.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { routeLead } from "#app/domain/leads/route-lead.ts";
import type { LeadSubmission } from "#app/domain/leads/lead.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { AppPorts } from "#app/ports.ts";
import type { NewLead } from "#app/ports/lead-ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { isOneClick } from "#app/site/forms/sending/one-click.server.ts";
import { readFormData } from "#app/site/forms/sending/read-post.server.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import { toNewLead } from "#app/site/leads/submit-lead.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { redirectAfterPost } from "#app/site/visitor/remember-visitor.server.ts";
import { stopContactCopy } from "./copy.ts";
import { createStoreTranslator } from "#app/site/leads/store-words.ts";

type StopPorts = Pick<
  AppPorts,
  "profile" | "siteUrl" | "clock" | "log" | "contactStops" | "stopLinks"
>;
type StopFacts = Pick<RequestFacts, "language" | "client">;

export interface StopContactPageData {
  readonly state: "asked" | "stopped" | "unknown";
  readonly action: string;
  /** Only as much as its owner needs to know it by. */
  readonly email: string;
  readonly allCarsAddress: string;
}

/** Opening the page changes nothing: programs that check the links of mails open them all. */
export async function stopContactPage(
  { contactStops, stopLinks, log }: StopPorts,
  { language }: Pick<StopFacts, "language">,
  query: URLSearchParams,
): Promise<StopContactPageData> {
  const sealed = query.get(STOP_PARAMETER) ?? "";
  const mailbox = readMailbox(stopLinks, sealed);
  const allCarsAddress = formatSearchAddress(EVERYTHING, { language });
  if (mailbox === null)
    return { state: "unknown", action: "", email: "", allCarsAddress };
  const stoppedAtMs = await contactStops
    .findStoppedAtMs(mailbox.email)
    .catch((error: unknown) => {
      // The button works by itself.
      log.warn("contact-stops.not-read", { message: String(error) });
      return null;
    });
  const isDone = stoppedAtMs !== null && query.has(DONE_PARAMETER);
  return {
    state: isDone ? "stopped" : "asked",
    action: getStopAddress(sealed, { language }),
    email: maskEmail(mailbox.email),
    allCarsAddress,
  };
}

const DONE_PARAMETER = "done";

/** Null stands for a link that is not ours. Pressed twice, it is told once. */
export async function stopContact(
  ports: StopPorts,
  facts: StopFacts,
  {
    request,
    query,
  }: { readonly request: Request; readonly query: URLSearchParams },
): Promise<Response | null> {
  const { profile, clock, contactStops, stopLinks, log } = ports;
  const { language, client } = facts;
  const sealed = query.get(STOP_PARAMETER) ?? "";
  const mailbox = readMailbox(stopLinks, sealed);
  if (mailbox === null) return null;
  const t = createTranslator(
    stopContactCopy,
    profile.texts[language],
    language,
  );
  const nowMs = clock.nowMs();
  try {
    await contactStops.stop({
      email: mailbox.email,
      nowMs,
      consent: {
        kind: "contact",
        visitorId: mailbox.visitorId,
        textVersion: "stop-1",
        text: t("consent"),
        choice: "withdrawn",
        path: "/stop-contact",
        client,
      },
      leads: listLeads(ports, mailbox, nowMs),
    });
  } catch (error) {
    log.error("contact-stops.not-stored", {
      message: error instanceof Error ? error.message : String(error),
    });
    const phone = profile.storeGroup.phone;
    return new Response(`${t("failedText", { phone })}\n`, {
      status: 503,
      headers: { "Retry-After": "60" },
    });
  }
  if (isOneClick(await readFormData(request)))
    return new Response(null, { status: 204 });
  return redirectAfterPost(
    `${getStopAddress(sealed, { language })}&${DONE_PARAMETER}=1`,
    [],
  );
}

function readMailbox(
  stopLinks: StopPorts["stopLinks"],
  sealed: string,
): StopMailbox | null {
  const text = stopLinks.open(sealed);
  return text === null ? null : parseStopMailbox(text);
}

/** Every store hears of it whose mails of this kind go elsewhere than another's: consent was given to all of them. */
function listLeads(
  ports: StopPorts,
  mailbox: StopMailbox,
  nowMs: number,
): readonly NewLead[] {
  const { profile } = ports;
  const ids = [mailbox.storeId, ...profile.stores.map(({ id }) => id)];
  const told = new Map<string, NewLead>();
  for (const storeId of new Set(ids)) {
    const submission = toSubmission(ports, mailbox, storeId, nowMs);
    const { recipients } = routeLead(submission, profile);
    const addresses = recipients.map(({ email }) => email).join();
    if (!told.has(addresses)) told.set(addresses, toNewLead(ports, submission));
  }
  return [...told.values()];
}

function toSubmission(
  { profile, siteUrl }: StopPorts,
  { email, name, visitorId }: StopMailbox,
  storeId: string,
  nowMs: number,
): LeadSubmission {
  const t = createStoreTranslator(stopContactCopy, profile);
  return {
    type: "DEFAULT",
    topicId: null,
    storeId,
    idempotencyKey: `stop.${hash("sha256", email.toLowerCase())}.${storeId}.${nowMs}`,
    status: "resend",
    visitorId: visitorId ?? "",
    user: {
      firstName: name,
      lastName: "",
      email,
      phone: "",
      phoneVerified: false,
      comments: "",
      address: null,
    },
    vehicles: [],
    summary: [
      { label: t("summaryRequest"), value: t("request") },
      { label: t("summarySource"), value: t("source") },
    ],
    url: `${siteUrl}/stop-contact`,
    attachments: [],
    contactConsent: null,
  };
}

export function stopContactHead(
  _page: StopContactPageData,
  site: SiteView,
): SaidHead {
  return {
    title: siteTexts(stopContactCopy, site)("pageTitle"),
    description: null,
  };
}
