import {
  type AdfProspect,
  type AdfVehicle,
  joinComments,
} from "./adf-prospect.ts";
import type { LeadFinance } from "./lead.ts";

export type EmailShape =
  | ReturnType<typeof buildEmailTextShape>
  | ReturnType<typeof buildEmailLeadShape>;

/** Spec §7, email text shape. */
export function buildEmailTextShape(
  subject: string,
  email: string,
  body: string,
) {
  return { subject, email, type: "text", body } as const;
}

/** Spec §7, email lead shape: it has room for one vehicle, so a traded one goes into the comments. */
export function buildEmailLeadShape(
  subject: string,
  email: string,
  prospect: AdfProspect,
) {
  const [vehicle, ...others] = prospect.vehicles;
  if (vehicle === undefined) throw new Error("A prospect needs a vehicle.");
  const { customer, vendor, provider } = prospect;
  return {
    type: "adf" as const,
    prospect: { attributes: { status: prospect.status } },
    subject,
    email,
    vehicle: buildVehicleShape(vehicle),
    customer: {
      contact: {
        first_name: customer.firstName,
        last_name: customer.lastName,
        ...omitNulls({ email: customer.contact.email }),
        ...(customer.contact.phone === null
          ? {}
          : { phone: buildPhoneShape(customer.contact.phone) }),
        // Assumption A141: the specification's shape has no place for it.
        ...(customer.phoneVerified ? { phoneVerified: true } : {}),
      },
      ...(customer.address === null
        ? {}
        : {
            address: {
              attributes: { type: customer.address.type },
              street: {
                attributes: { line: 1 },
                value: customer.address.line1,
              },
              ...omitNulls({
                apartment: customer.address.apartment || null,
                city: customer.address.city || null,
                regioncode: customer.address.regioncode || null,
                postalcode: customer.address.postalcode || null,
              }),
            },
          }),
      ...omitNulls({ comments: customer.comments }),
    },
    vendor: { name: vendor.name, contact: vendor.contact },
    provider: {
      ...omitNulls({
        name: provider.name,
        service: provider.service,
        url: provider.url,
        email: provider.email,
        phone: provider.phone,
      }),
      contact: provider.contact,
    },
    ...omitNulls({
      comments: joinComments([
        prospect.comments,
        ...others.map(describeOtherVehicle),
      ]),
    }),
  };
}

function buildVehicleShape({
  interest,
  status,
  comments,
  ...vehicle
}: AdfVehicle) {
  return {
    attributes: { interest, status },
    value: {
      ...omitNulls({
        make: vehicle.make,
        model: vehicle.model,
        year: vehicle.year,
        vin: vehicle.vin,
        trim: vehicle.trim,
        bodystyle: vehicle.bodystyle,
        transmission: vehicle.transmission,
        fuelType: vehicle.fuelType,
        interiorcolor: vehicle.interiorcolor,
        exteriorcolor: vehicle.exteriorcolor,
        price: vehicle.price,
        odometer: vehicle.odometer,
      }),
      ...(vehicle.finance !== null && {
        finance: buildFinanceShape(vehicle.finance),
      }),
    },
    ...omitNulls({ comments }),
  };
}

function buildFinanceShape({ method, amountDollars }: LeadFinance) {
  return { method, amount: amountDollars };
}

function buildPhoneShape(value: string) {
  return { attributes: { type: "voice", time: "day" }, value };
}

function describeOtherVehicle(vehicle: AdfVehicle): string {
  const { interest, year, make, model, trim, vin, odometer } = vehicle;
  const facts = [
    `${interest}: ${year} ${make} ${model}${trim === null ? "" : ` ${trim}`}`,
    vin === null ? null : `VIN ${vin}`,
    odometer === null ? null : `${odometer} miles`,
  ].filter((it) => it !== null);
  return [facts.join(", "), vehicle.comments]
    .filter((it) => it !== null)
    .join("\n");
}

function omitNulls(
  values: Readonly<Record<string, string | number | null>>,
): Record<string, string | number> {
  const known: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values))
    if (value !== null) known[name] = value;
  return known;
}
