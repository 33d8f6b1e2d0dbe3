import { create } from "xmlbuilder2";
import type { XMLBuilder } from "xmlbuilder2/lib/interfaces.js";
import {
  type AdfNamedReach,
  type AdfProspect,
  type AdfReach,
  type AdfVehicle,
  joinComments,
} from "#app/domain/leads/adf-prospect.ts";
import type { LeadAddress } from "#app/domain/leads/lead.ts";

/** The text is ADF 1.0 without a DOCTYPE; the order of elements is the DTD's. It ends with a line feed. */
export function buildAdfDocument(prospect: AdfProspect): string {
  const document = create({ version: "1.0", encoding: "UTF-8" });
  document.ins("adf", 'version="1.0"');
  const root = document.ele("adf").ele("prospect", { status: prospect.status });
  const { source, value } = prospect.id;
  addLeaf(root, "id", value, {
    sequence: "1",
    source: escapeAmpersands(source),
  });
  addLeaf(root, "requestdate", prospect.requestdate);
  for (const vehicle of prospect.vehicles) addVehicle(root, vehicle);
  addCustomer(root, prospect);
  addVendor(root, prospect.vendor);
  addProvider(root, prospect.provider);
  return `${document.end({ prettyPrint: true })}\n`;
}

const VEHICLE_FACTS = [
  "year",
  "make",
  "model",
  "vin",
  "stock",
  "trim",
  "doors",
  "bodystyle",
  "transmission",
] as const;

function addVehicle(prospect: XMLBuilder, vehicle: AdfVehicle): void {
  const { interest, status } = vehicle;
  const element = prospect.ele("vehicle", { interest, status });
  for (const name of VEHICLE_FACTS) addLeaf(element, name, vehicle[name]);
  addLeaf(element, "odometer", formatWholeNumber(vehicle.odometer), {
    status: "unknown",
    units: "mi",
  });
  addColors(element, vehicle);
  addLeaf(element, "price", formatWholeNumber(vehicle.price), {
    type: PRICE_TYPE[interest],
    currency: "USD",
  });
  addFinance(element, vehicle.finance);
  addLeaf(element, "comments", vehicle.comments);
}

/** A cash down payment is a part of the price, an offer all of it; both are exactly what was said. */
function addFinance(vehicle: XMLBuilder, finance: AdfVehicle["finance"]): void {
  if (finance === null) return;
  const element = vehicle.ele("finance");
  addLeaf(element, "method", finance.method);
  addLeaf(element, "amount", formatWholeNumber(finance.amountDollars), {
    type: finance.isOffer === true ? "total" : "downpayment",
    limit: "exact",
    currency: "USD",
  });
  addLeaf(
    element,
    "balance",
    formatWholeNumber(finance.balanceDollars ?? null),
    { type: "finance", currency: "USD" },
  );
}

/** What the dealer sells has an asking price; what the visitor owns has been appraised. */
const PRICE_TYPE = {
  buy: "asking",
  lease: "asking",
  "test-drive": "asking",
  sell: "appraisal",
  "trade-in": "appraisal",
} as const satisfies Record<AdfVehicle["interest"], string>;

function addColors(
  vehicle: XMLBuilder,
  { interiorcolor, exteriorcolor }: AdfVehicle,
): void {
  if (interiorcolor === null && exteriorcolor === null) return;
  const colors = vehicle.ele("colorcombination");
  addLeaf(colors, "interiorcolor", interiorcolor);
  addLeaf(colors, "exteriorcolor", exteriorcolor);
  addLeaf(colors, "preference", "1");
}

/** ADF has no comments of a prospect: the top-level ones follow the customer's own. */
function addCustomer(
  prospect: XMLBuilder,
  { customer, comments }: AdfProspect,
): void {
  const element = prospect.ele("customer");
  const contact = element.ele("contact");
  addLeaf(contact, "name", customer.firstName, { part: "first" });
  addLeaf(contact, "name", customer.lastName, { part: "last" });
  addReach(contact, customer.contact, { time: "day" });
  if (customer.address !== null) addAddress(contact, customer.address);
  addLeaf(element, "comments", joinComments([customer.comments, comments]));
}

function addAddress(contact: XMLBuilder, address: LeadAddress): void {
  const element = contact.ele("address", { type: address.type });
  addLeaf(element, "street", address.line1, { line: "1" });
  addLeaf(element, "apartment", address.apartment || null);
  addLeaf(element, "city", address.city || null);
  addLeaf(element, "regioncode", address.regioncode || null);
  addLeaf(element, "postalcode", address.postalcode || null);
}

function addVendor(
  prospect: XMLBuilder,
  { storeId, name, contact }: AdfProspect["vendor"],
): void {
  const element = prospect.ele("vendor");
  addLeaf(element, "id", storeId, { source: "store" });
  addLeaf(element, "vendorname", name);
  addNamedContact(element, contact);
}

function addProvider(
  prospect: XMLBuilder,
  provider: AdfProspect["provider"],
): void {
  const element = prospect.ele("provider");
  addLeaf(element, "name", provider.name, { part: "full", type: "business" });
  addLeaf(element, "service", provider.service);
  addLeaf(element, "url", provider.url);
  addLeaf(element, "email", provider.email);
  addLeaf(element, "phone", provider.phone, { type: "voice" });
  addNamedContact(element, provider.contact);
}

function addNamedContact(parent: XMLBuilder, contact: AdfNamedReach): void {
  const element = parent.ele("contact");
  addLeaf(element, "name", contact.name, { part: "full", type: "business" });
  addReach(element, contact, {});
}

function addReach(
  contact: XMLBuilder,
  { email, phone }: AdfReach,
  time: { readonly time?: "day" },
): void {
  addLeaf(contact, "email", email);
  addLeaf(contact, "phone", phone, { type: "voice", ...time });
}

function formatWholeNumber(value: number | null): string | null {
  return value === null ? null : String(Math.round(value));
}

/** What is not known has no element. */
function addLeaf(
  parent: XMLBuilder,
  name: string,
  text: string | null,
  attributes: Readonly<Record<string, string>> = {},
): void {
  if (text !== null) parent.ele(name, attributes).txt(escapeAmpersands(text));
}

/** The library does not escape what looks like an entity, and a visitor may write `&#0;`. */
function escapeAmpersands(text: string): string {
  return text.replaceAll("&", "&amp;");
}
