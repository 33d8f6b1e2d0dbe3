import type { LeadSubmission, LeadVehicle } from "./lead.ts";

/** What the server adds may change between two presses and is left out: marker, visitor id, prices of our stock. */
export function formatLeadContent(
  lead: LeadSubmission,
  hashBytes: (bytes: Uint8Array) => string,
): string {
  const { type, topicId, storeId, user, summary, url } = lead;
  return JSON.stringify([
    type,
    topicId,
    storeId,
    [user.firstName, user.lastName, user.email, user.phone, user.comments],
    user.address === null
      ? null
      : [
          user.address.type,
          user.address.line1,
          user.address.apartment,
          user.address.city,
          user.address.regioncode,
          user.address.postalcode,
        ],
    lead.vehicles.map(toVehicleContent),
    summary.map(({ label, value }) => [label, value]),
    url,
    lead.attachments.map(({ fileName, bytes }) => [fileName, hashBytes(bytes)]),
    lead.contactConsent?.isGiven ?? null,
  ]);
}

/** What a visitor's lead is about, whatever the words: with other words about it a lead is another one. */
export function formatLeadSubject({
  visitorId,
  type,
  topicId,
  storeId,
  url,
  vehicles,
}: LeadSubmission): string {
  const about = vehicles.map(({ interest, vin, year, make, model }) =>
    vin === null ? [interest, year, make, model] : [interest, vin],
  );
  return JSON.stringify([visitorId, type, topicId, storeId, url, about]);
}

/** A VIN is enough to identify the vehicle. */
function toVehicleContent(vehicle: LeadVehicle): unknown[] {
  const { interest, vin, comments } = vehicle;
  if (vin !== null) return [interest, vin, comments];
  const { year, make, model, trim, miles, priceDollars } = vehicle;
  return [interest, year, make, model, trim, miles, priceDollars, comments];
}
