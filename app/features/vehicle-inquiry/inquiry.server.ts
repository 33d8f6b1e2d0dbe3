import {
  getVehicleAddress,
  getVehicleFormAddress,
  type VehicleFormKind,
} from "#app/domain/address/vehicle-address.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import type { AppPorts, RequestFacts } from "#app/ports.ts";
import {
  buildContactConsentView,
  type ContactConsentView,
  toContactFields,
} from "#app/site/forms/contact-details.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { buildCardContext } from "#app/site/vehicles/cards/card-context.server.ts";
import { findSimilarBehindGate } from "#app/site/vehicles/gated/gated-index.ts";
import { presentCards } from "#app/site/vehicles/cards/present-card.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { formatFullVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import { inquiryCopy } from "./copy.ts";
import { type AskedAbout, findAskedAbout } from "./find-vehicle.server.ts";
import { getInquiryForm } from "./inquiry-form.ts";

type InquiryPorts = Pick<
  AppPorts,
  "profile" | "clock" | "index" | "inventory" | "formTokens"
>;

export interface InquiryPageData {
  readonly kind: VehicleFormKind;
  readonly action: string;
  readonly token: string;
  /** The name reads "2021 Honda CR-V EX-L". */
  readonly name: string;
  readonly vehicleAddress: string;
  readonly allCarsAddress: string;
  readonly storeId: string;
  readonly defaults: Readonly<Record<string, string>>;
  readonly consent: ContactConsentView;
  /** The card is its summary; there is none while the index has not seen it yet. */
  readonly card: readonly CardVehicle[];
  /** It is null before the message was sent. */
  readonly reference: string | null;
  /** The confirmation shows these. */
  readonly similar: readonly CardVehicle[];
}

export type InquiryPage =
  | { readonly status: "form"; readonly page: InquiryPageData }
  /** Another spelling of the address, or a vehicle that is sold: its own page says so. */
  | { readonly status: "moved"; readonly location: string }
  | { readonly status: "unknown" };

const MOST_SIMILAR = 4;

export async function inquiryPage(
  ports: InquiryPorts,
  facts: Pick<RequestFacts, "gate" | "language" | "visitor">,
  kind: VehicleFormKind,
  vin: string,
  reference: string | null,
): Promise<InquiryPage> {
  const { language, gate, visitor } = facts;
  const found = await findAskedAbout(ports, gate, vin);
  if (found === null) return { status: "unknown" };
  const { vehicle, isSold } = found;
  const ownAddress = getVehicleAddress(vehicle, { language });
  if (isSold && reference === null)
    return { status: "moved", location: ownAddress };
  const action = getVehicleFormAddress(vehicle.vin, kind, { language });
  const name = formatFullVehicleName(vehicle);
  const { profile } = ports;
  const t = createTranslator(inquiryCopy, profile.texts[language], language);
  const listed = ports.index.find(vehicle.vin);
  return {
    status: "form",
    page: {
      kind,
      action,
      token: ports.formTokens.issue(getInquiryForm(kind).name),
      name,
      vehicleAddress: ownAddress,
      allCarsAddress: formatSearchAddress(EVERYTHING, { language }),
      storeId: vehicle.storeId,
      defaults: {
        ...toContactFields(visitor),
        message: t(`${kind}.message`, { vehicle: name }),
      },
      consent: buildContactConsentView(profile, language),
      card: presentCards(
        listed === null ? [] : [listed],
        buildCardContext(ports, gate, language, visitor.terms),
      ),
      reference,
      similar: reference === null ? [] : listSimilar(ports, facts, found),
    },
  };
}

function listSimilar(
  ports: InquiryPorts,
  {
    gate,
    language,
    visitor,
  }: Pick<RequestFacts, "gate" | "language" | "visitor">,
  { vehicle }: AskedAbout,
): readonly CardVehicle[] {
  const { price, ...facts } = vehicle;
  const salePriceCents = price.state === "shown" ? price.totalCents : null;
  const similar = findSimilarBehindGate(
    ports.index,
    gate,
    { ...facts, salePriceCents },
    MOST_SIMILAR,
  );
  return presentCards(
    similar,
    buildCardContext(ports, gate, language, visitor.terms),
  );
}
