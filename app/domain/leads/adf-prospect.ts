import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  BODY_WORDS,
  FUEL_WORDS,
} from "#app/domain/vehicle-words/plain-words.ts";
import { cleanBlock, cleanLine } from "./clean-text.ts";
import {
  buildSummary,
  formatLanguageLine,
  formatSummary,
} from "./lead-text.ts";
import type { LeadAddress, LeadVehicle, StoredLead } from "./lead.ts";
import {
  cleanOrNotProvided,
  getLeadContact,
  NOT_PROVIDED,
} from "./not-provided.ts";
import { formatZonedDateTime } from "#app/domain/zoned-date-time.ts";
import { getStoreOrFirst } from "./route-lead.ts";

/** Spec §7's lead shape is the source of both the ADF document and the JSON. Every text is clean. */
export interface AdfProspect {
  readonly status: "new" | "resend";
  /** The id is the same for every copy of one lead. */
  readonly id: { readonly source: string; readonly value: string };
  readonly requestdate: string;
  /** There is at least one vehicle; the traded one comes second. */
  readonly vehicles: readonly AdfVehicle[];
  readonly customer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly contact: AdfReach;
    readonly phoneVerified: boolean;
    readonly address: LeadAddress | null;
    readonly comments: string | null;
  };
  readonly vendor: {
    readonly storeId: string;
    readonly name: string;
    readonly contact: AdfNamedReach;
  };
  readonly provider: {
    readonly name: string;
    readonly service: string;
    readonly url: string | null;
    readonly email: string;
    readonly phone: string;
    readonly contact: AdfNamedReach;
  };
  /** Spec §7 has top-level comments; ADF itself has a place only for the customer's comments. */
  readonly comments: string | null;
}

/** At least one of both is given. Phones are in ADF's format. */
export interface AdfReach {
  readonly email: string | null;
  readonly phone: string | null;
}
export interface AdfNamedReach extends AdfReach {
  readonly name: string;
}

export function buildAdfProspect(
  lead: StoredLead,
  profile: Pick<StoreProfile, "leads" | "stores">,
): AdfProspect {
  const { adf } = profile.leads;
  const store = getStoreOrFirst(lead.storeId, profile);
  const { firstName, lastName, email, phone } = getLeadContact(lead.user);
  const words = joinComments([
    formatLanguageLine(lead),
    cleanBlock(lead.user.comments),
  ]);
  const vehicles =
    lead.vehicles.length === 0
      ? [UNNAMED_VEHICLE]
      : lead.vehicles.map(buildAdfVehicle);
  const summary = formatSummary(buildSummary(lead, profile));
  const providerPhone = formatPhone(adf.provider.phone, "adf");
  return {
    status: lead.status,
    id: { source: cleanLine(adf.provider.name), value: lead.reference },
    requestdate: formatZonedDateTime(lead.receivedAtMs, store.timeZone),
    vehicles: adf.mergesComments
      ? vehicles.map((it) => ({ ...it, comments: null }))
      : vehicles,
    customer: {
      firstName,
      lastName,
      contact: { email, phone: phone && formatPhone(phone, "adf") },
      phoneVerified: lead.user.phoneVerified,
      address: cleanAddress(lead.user.address),
      comments: adf.mergesComments ? null : words,
    },
    vendor: {
      storeId: store.id,
      name: cleanLine(adf.vendorName),
      contact: {
        name: cleanLine(store.name),
        email: store.email,
        phone: formatPhone(store.phone, "adf"),
      },
    },
    provider: {
      name: cleanLine(adf.provider.name),
      service: cleanLine(adf.provider.service),
      url: adf.provider.url,
      email: adf.provider.email,
      phone: providerPhone,
      contact: {
        name: cleanLine(adf.provider.name),
        email: adf.provider.email,
        phone: providerPhone,
      },
    },
    comments: joinComments(
      adf.mergesComments
        ? [words, ...vehicles.map(({ comments }) => comments), summary]
        : [summary],
    ),
  };
}

export function joinComments(parts: readonly (string | null)[]): string | null {
  return parts.filter((it) => it !== null && it !== "").join("\n\n") || null;
}

function cleanAddress(address: LeadAddress | null): LeadAddress | null {
  if (address === null) return null;
  const { type, line1, apartment, city, regioncode, postalcode } = address;
  const isBlank = [line1, apartment, city, regioncode, postalcode].every(
    (it) => cleanLine(it) === "",
  );
  if (isBlank) return null;
  return {
    type,
    line1: cleanOrNotProvided(line1),
    apartment: cleanLine(apartment),
    city: cleanLine(city),
    regioncode: cleanLine(regioncode),
    postalcode: cleanLine(postalcode),
  };
}

/** A field is null where nothing is known. */
export type AdfVehicle = Readonly<ReturnType<typeof buildAdfVehicle>>;

/** Some topics require ADF without a vehicle. */
const UNNAMED_VEHICLE: AdfVehicle = {
  interest: "buy",
  status: "used",
  year: NOT_PROVIDED,
  make: NOT_PROVIDED,
  model: NOT_PROVIDED,
  vin: null,
  stock: null,
  trim: null,
  doors: null,
  bodystyle: null,
  transmission: null,
  fuelType: null,
  odometer: null,
  interiorcolor: null,
  exteriorcolor: null,
  price: null,
  finance: null,
  comments: null,
};

function buildAdfVehicle(vehicle: LeadVehicle) {
  return {
    interest: vehicle.interest,
    // ADF has no status for certified vehicles.
    status: vehicle.condition === "new" ? ("new" as const) : ("used" as const),
    year: cleanOrNotProvided(vehicle.year),
    make: cleanOrNotProvided(vehicle.make),
    model: cleanOrNotProvided(vehicle.model),
    vin: cleanLineOrNull(vehicle.vin),
    stock: cleanLineOrNull(vehicle.stockNumber),
    trim: cleanLineOrNull(vehicle.trim),
    doors: cleanLineOrNull(vehicle.doors),
    bodystyle: vehicle.bodystyle && BODY_WORDS[vehicle.bodystyle],
    transmission: vehicle.transmission,
    fuelType: vehicle.fuelType && FUEL_WORDS[vehicle.fuelType],
    odometer: vehicle.miles,
    interiorcolor: cleanLineOrNull(vehicle.interiorColor),
    exteriorcolor: cleanLineOrNull(vehicle.exteriorColor),
    price: vehicle.priceDollars,
    finance: vehicle.finance,
    comments: formatVehicleComments(vehicle),
  };
}

function formatVehicleComments({
  condition,
  fuelType,
  comments,
  url,
}: LeadVehicle): string | null {
  const lines = [
    condition === "certified" ? "Certified" : "",
    // ADF has no element for the fuel.
    fuelType === null ? "" : `Fuel: ${FUEL_WORDS[fuelType]}`,
    cleanBlock(comments ?? ""),
    cleanLine(url ?? ""),
  ];
  return lines.filter((it) => it !== "").join("\n") || null;
}

function cleanLineOrNull(text: string | null): string | null {
  return cleanLine(text ?? "") || null;
}
