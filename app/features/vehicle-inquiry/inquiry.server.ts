import {
  getVehicleAddress,
  getVehicleFormAddress,
  type VehicleFormKind,
} from "#app/domain/address/vehicle-address.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { getTestDriveAddress } from "#app/domain/address/test-drive-address.ts";
import { offersTestDrives } from "#app/site/appointments/offers-test-drives.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import {
  type AnswerHours,
  buildAnswerHours,
  sayAnswer,
} from "#app/site/store/answer-time.server.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  buildContactConsentView,
  type ContactConsentView,
  toContactFields,
} from "#app/site/forms/contact-details.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import {
  type DeliveryOffer,
  findDeliveryOffer,
} from "#app/site/offers/delivery-offer.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { formatFullVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import {
  findAskedAbout,
  listSimilarCards,
  listVisibleCards,
  type VisibleRecord,
} from "#app/site/vehicles/gated/visible-vehicles.server.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { inquiryCopy } from "./copy.ts";
import { sayInquiryTitle } from "./inquiry-title.ts";
import { getInquiryForm } from "./inquiry-form.ts";
import { findStoreToMoveTo } from "./move-to.ts";

type InquiryPorts = Pick<
  AppPorts,
  "profile" | "clock" | "index" | "inventory" | "formTokens"
>;
type InquiryFacts = Pick<
  RequestFacts,
  "gate" | "language" | "visitor" | "storeId"
>;

export interface InquiryPageData extends AnswerHours {
  readonly kind: VehicleFormKind;
  /** Any other path redirects here. */
  readonly address: string;
  readonly action: string;
  readonly token: string;
  readonly name: string;
  /** The name of the store that it is asked to be brought to; null of any other question. */
  readonly moveTo: string | null;
  readonly vehicleAddress: string;
  readonly allCarsAddress: string;
  /** Null where the car cannot be driven. */
  readonly testDriveAddress: string | null;
  readonly storeId: string;
  readonly defaults: Readonly<Record<string, string>>;
  readonly consent: ContactConsentView;
  readonly delivery: DeliveryOffer | null;
  /** None while the index has not seen the vehicle yet. */
  readonly card: readonly CardVehicle[];
  readonly reference: string | null;
  readonly similar: readonly CardVehicle[];
}

/** The vehicle's own page says that it is sold. */
interface SoldMeanwhile {
  readonly kind: "sold";
  readonly vehicleAddress: string;
}

interface InquiryParams {
  readonly kind: VehicleFormKind;
  readonly vin: string;
  readonly reference: string | null;
  readonly query: URLSearchParams;
}

const MOST_SIMILAR = 4;

export async function inquiryPage(
  ports: InquiryPorts,
  facts: InquiryFacts,
  { kind, vin, reference, query }: InquiryParams,
): Promise<InquiryPageData | SoldMeanwhile | null> {
  const { profile, formTokens } = ports;
  const { language, visitor } = facts;
  const asked = await findAskedAbout(ports, facts, vin);
  if (asked === null) return null;
  const { vehicle, goneAtMs } = asked;
  const vehicleAddress = getVehicleAddress(vehicle, { language });
  if (goneAtMs !== null && reference === null)
    return { kind: "sold", vehicleAddress };
  const name = formatFullVehicleName(vehicle);
  const t = createTranslator(inquiryCopy, profile.texts[language], language);
  const store = getStoreOrFirst(vehicle.storeId, profile);
  const { opens, answerTime } = buildAnswerHours(
    store,
    profile,
    ports.clock.nowMs(),
    language,
  );
  const moveTo = findStoreToMoveTo(profile, query, vehicle.storeId);
  const address = getVehicleFormAddress(vehicle.vin, kind, { language });
  return {
    kind,
    address,
    action: moveTo === null ? address : `${address}?move_to=${moveTo.id}`,
    token: formTokens.issue(getInquiryForm(kind).name),
    name,
    moveTo: moveTo?.name ?? null,
    vehicleAddress,
    allCarsAddress: formatSearchAddress(EVERYTHING, { language }),
    testDriveAddress:
      goneAtMs === null && offersTestDrives(profile, vehicle)
        ? getTestDriveAddress(vehicle.vin, null, {}, { language })
        : null,
    storeId: vehicle.storeId,
    opens,
    answerTime:
      reference === null
        ? answerTime
        : sayAnswer(answerTime, visitor, profile, language),
    defaults: {
      ...toContactFields(visitor),
      ...visitor.homeAddress,
      message:
        moveTo === null
          ? t(`${kind}.message`, { vehicle: name })
          : t("moveMessage", { vehicle: name, store: moveTo.name }),
    },
    consent: buildContactConsentView(profile, language),
    delivery: findDeliveryOffer(ports, facts, vehicle.vin),
    card: listVisibleCards(ports, facts, [vehicle.vin]),
    reference,
    similar: reference === null ? [] : listSimilar(ports, facts, asked),
  };
}

function listSimilar(
  ports: InquiryPorts,
  facts: InquiryFacts,
  { vehicle }: VisibleRecord,
): readonly CardVehicle[] {
  const { price } = vehicle;
  const salePriceCents = price.state === "shown" ? price.totalCents : null;
  return listSimilarCards(
    ports,
    facts,
    { ...vehicle, salePriceCents },
    MOST_SIMILAR,
  );
}

export function inquiryHead(page: InquiryPageData, site: SiteView): SaidHead {
  const t = siteTexts(inquiryCopy, site);
  if (page.reference !== null)
    return { title: t("sentTitle"), description: null };
  return {
    title: sayInquiryTitle(page, t),
    hasOwnTitle: true,
    description: null,
  };
}
