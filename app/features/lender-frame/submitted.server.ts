import * as v from "valibot";
import {
  findFrameBase,
  readFrameIdentifiers,
} from "#app/domain/lender-frame/frame-address.ts";
import {
  LENDER_PAGE_KEYS,
  type LenderPage,
} from "#app/domain/lender-frame/lender-page.ts";
import { DAY_MS } from "#app/domain/time.ts";
import { hasAllContactDetails } from "#app/domain/visitor/contact-details.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RateLimit } from "#app/ports/visitor-ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  type LeadPorts,
  submitLead,
} from "#app/site/leads/submit-lead.server.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import {
  buildFinancingLead,
  findFinancedVehicle,
} from "./financing-lead.server.ts";
import { readLenderTerms } from "./lender-terms.server.ts";

/** A person submits once or twice; an office may share an address. */
const LIMIT: RateLimit = {
  name: "financing-submitted",
  count: 20,
  seconds: 600,
};
const LONGEST_QUERY = 2000;

const bodySchema = v.object({
  page: v.picklist(LENDER_PAGE_KEYS),
  query: v.pipe(v.string(), v.maxLength(LONGEST_QUERY)),
});

/** Null means that we do not know whom the lead would be about. */
export interface SubmittedAnswer {
  readonly reference: string | null;
}

type Ports = LeadPorts &
  Pick<
    AppPorts,
    "siteUrl" | "index" | "inventory" | "rateLimits" | "standInLenderOrigin"
  >;

/**
 * A visitor submitted the lender's form: the store hears who it was, at most once a day (Assumption A101). Whatever is
 * sent counts towards the limit, which is asked before anything is parsed.
 */
export async function takeSubmitted(
  ports: Ports,
  facts: RequestFacts,
  readBody: () => Promise<unknown>,
): Promise<Response> {
  const wait = await ports.rateLimits.take(LIMIT, facts.client.address);
  if (wait !== null) return answer(429, null);
  const parsed = v.safeParse(bodySchema, await readBody());
  if (!parsed.success) return answer(400, null);
  const { page } = parsed.output;
  const { profile, standInLenderOrigin } = ports;
  const hasFrame =
    isPageOn(profile, page) &&
    findFrameBase(profile, page, standInLenderOrigin) !== null;
  if (!hasFrame) return answer(404, null);
  const { visitor } = facts;
  if (visitor.uniqueUserId === null || !hasAllContactDetails(visitor))
    return answer(200, null);
  const query = new URLSearchParams(parsed.output.query);
  return saveLead(ports, facts, {
    page,
    visitorId: visitor.uniqueUserId,
    query,
  });
}

interface KnownSubmission {
  readonly page: LenderPage;
  readonly visitorId: string;
  /** The query of the page that had the frame. */
  readonly query: URLSearchParams;
}

async function saveLead(
  ports: Ports,
  facts: RequestFacts,
  { page, visitorId, query }: KnownSubmission,
): Promise<Response> {
  try {
    const day = Math.floor(ports.clock.nowMs() / DAY_MS);
    const { visitor } = facts;
    const vehicle = await findFinancedVehicle(
      ports,
      facts.gate,
      query.get("vin"),
    );
    const { receipt, setCookies } = await submitLead(ports, facts, {
      ...buildFinancingLead(ports, facts, {
        page,
        isSubmitted: true,
        contact: visitor,
        vehicle,
        identifiers: readFrameIdentifiers(query),
        terms: readLenderTerms(query, ports.profile, visitor, vehicle),
        contactConsent: null,
      }),
      idempotencyKey: `financing-submitted ${page} ${visitorId} ${day}`,
      visitorId,
    });
    return answer(200, receipt.reference, setCookies);
  } catch (error) {
    ports.log.error("lender-frame.lead-not-stored", {
      page,
      message: error instanceof Error ? error.message : String(error),
    });
    return answer(503, null);
  }
}

function answer(
  status: number,
  reference: string | null,
  setCookies: readonly string[] = [],
): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const line of setCookies) headers.append("Set-Cookie", line);
  const body: SubmittedAnswer = { reference };
  return Response.json(body, { status, headers });
}
