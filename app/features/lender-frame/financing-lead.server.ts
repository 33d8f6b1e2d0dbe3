import { getPageAddress } from "#app/domain/address/page-address.ts";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import type { ContactConsent } from "#app/domain/leads/lead.ts";
import type { CarriedTerms } from "#app/domain/finance/carried-terms.ts";
import type { FrameIdentifier } from "#app/domain/lender-frame/frame-address.ts";
import type { LenderPage } from "#app/domain/lender-frame/lender-page.ts";
import { parseVin } from "#app/domain/saved-vehicles/shortlist.ts";
import type { ContactDetails } from "#app/domain/visitor/contact-details.ts";
import type { HomeAddress } from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  findAskedVehicle,
  toLeadVehicle,
} from "#app/site/forms/asked-vehicle.ts";
import { toLeadAddress } from "#app/site/forms/address-details.ts";
import { toLeadUser } from "#app/site/forms/sending/lead-user.server.ts";
import type { LeadToSend } from "#app/site/forms/sending/send-lead.server.ts";
import { listDoorLines } from "#app/site/vehicles/sticker/door-summary.server.ts";
import { financingLeadCopy } from "./copy.ts";
import {
  findCashDown,
  findLenderDoor,
  listTermsLines,
} from "./lender-terms.server.ts";
import { createStoreTranslator } from "#app/site/leads/store-words.ts";

export interface FinancingLead {
  readonly page: LenderPage;
  /** The form at the lender's was sent; otherwise the visitor only told us who they are. */
  readonly isSubmitted: boolean;
  readonly contact: ContactDetails & {
    readonly homeAddress: HomeAddress | null;
  };
  readonly vehicle: Awaited<ReturnType<typeof findFinancedVehicle>>;
  readonly identifiers: readonly FrameIdentifier[];
  /** Null where the visitor brought none from the estimator. */
  readonly terms: CarriedTerms | null;
  /** Null means that the visitor was not asked. */
  readonly contactConsent: ContactConsent | null;
}

/** APPLY_FINANCING, for the store where the vehicle stands, without anything that was typed into the frame. */
export function buildFinancingLead(
  { profile, siteUrl }: Pick<AppPorts, "profile" | "siteUrl">,
  facts: Pick<RequestFacts, "language" | "visitor" | "place">,
  lead: FinancingLead,
): LeadToSend["lead"] {
  const { language, visitor } = facts;
  const { page, vehicle, identifiers, terms, contactConsent } = lead;
  const { homeAddress } = lead.contact;
  const t = createStoreTranslator(financingLeadCopy, profile);
  const cashDown = findCashDown(terms, vehicle, visitor);
  const storeId = profile.stores.find(({ id }) => id === vehicle?.storeId)?.id;
  return {
    type: "APPLY_FINANCING",
    topicId: null,
    ...(storeId !== undefined && { storeId }),
    user: toLeadUser(lead.contact, visitor, {
      address: homeAddress && toLeadAddress("home", homeAddress),
    }),
    vehicles:
      vehicle === null
        ? []
        : [
            {
              ...toLeadVehicle(
                vehicle,
                siteUrl + getVehicleAddress(vehicle, { language }),
                cashDown,
              ),
              ...(terms?.kind === "lease" && { interest: "lease" as const }),
            },
          ],
    summary: [
      { label: t("application"), value: t(page) },
      {
        label: t("state"),
        value: t(lead.isSubmitted ? "submitted" : "started"),
      },
      ...(terms === null ? [] : listTermsLines(terms, cashDown, t)),
      ...listDoorLines(findLenderDoor(terms, vehicle, profile, facts), profile),
      ...identifiers.map(({ name, value }) => ({ label: t(name), value })),
    ],
    url: siteUrl + getPageAddress(page, { language }),
    attachments: [],
    contactConsent,
  };
}

/** The financing goes on without a vehicle that is unknown, hidden or sold. */
export async function findFinancedVehicle(
  ports: Pick<AppPorts, "inventory" | "index" | "profile">,
  gate: Gate,
  text: string | null,
): ReturnType<typeof findAskedVehicle> {
  const vin = parseVin(text);
  return vin === null ? null : findAskedVehicle(ports, gate, vin);
}
