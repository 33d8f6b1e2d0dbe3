import type {
  LeadSubmission,
  LeadUser,
  LeadVehicle,
  StoredLead,
} from "#app/domain/leads/lead.ts";
import type { LeadType } from "#app/domain/store-profile/leads.ts";

export const SAMPLE_USER: LeadUser = {
  firstName: "Nora",
  lastName: "Quill-O’Dell",
  email: "nora.quill@visitor.example",
  phone: "6305550199",
  phoneVerified: false,
  comments: "Is it still there?\nI can come on Saturday.",
  address: null,
};

export const SAMPLE_VEHICLE: LeadVehicle = {
  interest: "buy",
  condition: "certified",
  year: "2022",
  make: "Honda",
  model: "CR-V",
  vin: "7FARS6H90NE012345",
  stockNumber: "P4410",
  trim: "EX-L",
  doors: "4",
  bodystyle: "suvs",
  transmission: "A",
  fuelType: "gasoline",
  miles: 31250,
  exteriorColor: "Sonic Gray Pearl",
  interiorColor: "Black",
  priceDollars: 27995,
  finance: null,
  url: "https://dealer.example/certified-vehicle/suvs/2022-honda-cr-v/7FARS6H90NE012345",
  comments: null,
};

export const SAMPLE_TRADE: LeadVehicle = {
  interest: "trade-in",
  condition: "used",
  year: "2016",
  make: "Toyota",
  model: "Corolla",
  vin: null,
  stockNumber: null,
  trim: "LE",
  doors: null,
  bodystyle: null,
  transmission: null,
  fuelType: null,
  miles: 88000,
  exteriorColor: "Silver",
  interiorColor: null,
  priceDollars: 9400,
  finance: null,
  url: null,
  comments: "A scratch on the rear bumper",
};

const RECEIVED_AT_MS = Date.parse("2026-11-20T20:05:00Z");

export function aSubmission(
  changes: Partial<LeadSubmission> = {},
): LeadSubmission {
  return {
    type: "CONTACT_DEALERSHIP",
    topicId: null,
    storeId: "aurora",
    idempotencyKey: "key-1",
    status: "new",
    user: SAMPLE_USER,
    vehicles: [],
    summary: [],
    url: "https://dealer.example/contact-us",
    attachments: [],
    contactConsent: null,
    // Leads with keys of their own are of visitors of their own.
    visitorId:
      changes.idempotencyKey === undefined
        ? "visitor-1"
        : `visitor of ${changes.idempotencyKey}`,
    ...changes,
  };
}

/** One lead of each type, as its form would send it. */
export const SUBMISSIONS: Readonly<Record<LeadType, LeadSubmission>> = {
  DEFAULT: aSubmission({ type: "DEFAULT" }),
  UNLOCK_INVENTORY: aSubmission({
    type: "UNLOCK_INVENTORY",
    vehicles: [{ ...SAMPLE_VEHICLE, priceDollars: null }],
    user: { ...SAMPLE_USER, comments: "" },
    contactConsent: { version: "2026-06", text: "I agree.", isGiven: true },
  }),
  UNLOCK_PRICE: aSubmission({
    type: "UNLOCK_PRICE",
    vehicles: [
      {
        ...SAMPLE_VEHICLE,
        priceDollars: null,
        finance: { method: "cash", amountDollars: 2000 },
      },
    ],
    user: { ...SAMPLE_USER, comments: "" },
    summary: [
      { label: "Down payment", value: "$2,000" },
      { label: "Credit score", value: "720" },
    ],
  }),
  SCHEDULE_TEST_DRIVE: aSubmission({
    type: "SCHEDULE_TEST_DRIVE",
    vehicles: [{ ...SAMPLE_VEHICLE, interest: "test-drive" }],
    summary: [
      {
        label: "Test drive",
        value: "Saturday, November 21, 2026 at 10:30 AM CST",
      },
    ],
    status: "resend",
  }),
  SELL_OR_TRADE: aSubmission({
    type: "SELL_OR_TRADE",
    vehicles: [{ ...SAMPLE_TRADE, interest: "sell" }],
    summary: [{ label: "Finance type", value: "none" }],
    user: {
      ...SAMPLE_USER,
      phoneVerified: true,
      address: {
        type: "home",
        line1: "12 Maple Ct",
        apartment: "3B",
        city: "Aurora",
        regioncode: "IL",
        postalcode: "60505",
      },
    },
  }),
  CONTACT_SALES: aSubmission({
    type: "CONTACT_SALES",
    topicId: 1,
    vehicles: [SAMPLE_VEHICLE, SAMPLE_TRADE],
  }),
  CONTACT_DEALERSHIP: aSubmission({ topicId: 7 }),
  CONTACT_FINANCE: aSubmission({ type: "CONTACT_FINANCE", topicId: 2 }),
  CONTACT_SERVICE: aSubmission({ type: "CONTACT_SERVICE" }),
  CAREERS: aSubmission({
    type: "CAREERS",
    summary: [{ label: "Position", value: "Service technician" }],
    attachments: [
      {
        fileName: "résumé.txt",
        contentType: "text/plain",
        bytes: new TextEncoder().encode("Ten years of brakes.\n"),
      },
    ],
  }),
  SERVICE: aSubmission({
    type: "SERVICE",
    summary: [
      {
        label: "Appointment",
        value: "Monday, November 23, 2026 at 9:00 AM CST",
      },
      { label: "Appointment is", value: "new" },
      { label: "Vehicle", value: "2019 Subaru Outback" },
      { label: "Service", value: "Oil change (OIL)" },
      { label: "Service", value: "Tire rotation (ROT)" },
      { label: "Customer’s words", value: "It squeaks.\nLeft front." },
    ],
  }),
  APPLY_FINANCING: aSubmission({
    type: "APPLY_FINANCING",
    user: { ...SAMPLE_USER, firstName: " ", email: "", phone: "" },
    vehicles: [{ ...SAMPLE_VEHICLE, condition: "new", miles: null }],
  }),
};

export function aStoredLead(changes: Partial<StoredLead> = {}): StoredLead {
  return stored(aSubmission(), changes);
}

/** As the database gives it back. */
export function stored(
  submission: LeadSubmission,
  changes: Partial<StoredLead> = {},
): StoredLead {
  return {
    ...submission,
    id: 1,
    reference: "K7Q2-9FXM",
    receivedAtMs: RECEIVED_AT_MS,
    firstReference: null,
    attachments: submission.attachments.map(
      ({ fileName, contentType, bytes }) => ({
        fileName,
        contentType,
        sizeBytes: bytes.length,
      }),
    ),
    ...changes,
  };
}
