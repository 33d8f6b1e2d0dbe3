import { DAY_MS } from "#app/domain/time.ts";
import {
  SERVICE_DRAFT as SERVICE_DRAFT_ITEM,
  TRADE_DRAFT,
} from "#app/domain/consent/stored-items.ts";
import {
  printServiceDraft,
  type ServiceDraft,
} from "#app/domain/scheduling/service-draft.ts";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import { visitorCookie } from "#tests/support/visitor-cookie.ts";

/** A form of the site: where it is posted, its name, and fields that pass. */
export interface FormTarget {
  readonly path: string;
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Makes a lead. */
  readonly isLead: boolean;
  /** Whoever sends it is mailed a copy, of which one address gets ten a day (Assumption A201). */
  readonly isCopied?: boolean;
}

/** In a page; another one each time. */
export const FORM_TOKEN = /[0-9a-z]{6,11}\.[\w-]{24}\.[\w-]{43}/g;

const CONTACT = {
  firstName: "Elena",
  lastName: "Reyes",
  email: "elena@example.com",
  phone: "(630) 555-0100",
};
const MESSAGE = { ...CONTACT, message: "Is it still there?" };
const SELL_PATHS = ["/sell-trade-my-car", "/sell-trade-my-car/your-vehicle"];
const VALUATION = "/sell-trade-my-car/your-vehicle";

const BOOKING = "/service/schedule";
/** Of somebody who has said what the car needs. */
const SERVICE_DRAFT: ServiceDraft = {
  storeId: "aurora",
  reason: "new",
  serviceIds: ["oil-change"],
  offerId: null,
  notes: "",
  vehicle: null,
  slot: null,
  sent: null,
};
const isOfBooking = (path: string) => path.startsWith(`${BOOKING}?step=`);

const WIZARD_END = "/personalized-pricing/contact-details";
/** What a browser has by the time that it sees the form. */
const COOKIE_BEFORE: Readonly<Record<string, string>> = {
  [WIZARD_END]: visitorCookie({
    ...STRANGER,
    termsDraft: {
      downPaymentDollars: 2_000,
      isTradingIn: false,
      tradeEquityDollars: null,
      creditAnswer: "Good",
      isSent: false,
    },
  }),
};

/** Each names a draft by its cookie; an attack gets one with every answer for each time that it sends. */
const isOfDraft = (path: string) => path.startsWith(`${VALUATION}?step=`);

/** What no store has to know of. */
export function getPlantedCookie(path: string): string {
  return COOKIE_BEFORE[path] ?? "";
}

/** Whoever comes without these cookies is led away. */
export function isReachedLater(path: string): boolean {
  return path in COOKIE_BEFORE || isOfDraft(path) || isOfBooking(path);
}

const DRAFT_ID_LENGTH = 16;
let drafts = 0;

/** The cookies of somebody who has come so far. */
export async function toCookieBefore(
  path: string,
  {
    tradeRecords,
    signedNames,
    serviceDrafts,
    clock,
  }: Pick<AppPorts, "tradeRecords" | "signedNames" | "serviceDrafts" | "clock">,
): Promise<string> {
  if (isOfBooking(path))
    return `${SERVICE_DRAFT_ITEM.name}=${serviceDrafts.close(printServiceDraft(SERVICE_DRAFT))}`;
  if (!isOfDraft(path)) return getPlantedCookie(path);
  drafts += 1;
  const id = `attacked${drafts}`.padEnd(DRAFT_ID_LENGTH, "x");
  await tradeRecords.add({
    id,
    storeId: "aurora",
    visitorId: null,
    createdAtMs: clock.nowMs(),
    keptUntilMs: clock.nowMs() + DAY_MS,
    content: {
      draft: {
        vehicle: {
          vin: null,
          year: 2016,
          make: "Honda",
          model: "Accord",
          trim: null,
          bodystyle: "sedans",
          fuelType: null,
          engine: null,
          miles: 78_412,
          exteriorColor: null,
        },
        interest: "trade-in",
        wantedVin: null,
        optionIds: [],
        answers: DRAFT_ANSWERS,
        doneSteps: Object.keys(ANSWERS),
      },
      offer: null,
      accepted: null,
    },
  });
  return `${TRADE_DRAFT.name}=${signedNames.sign(id)}`;
}

/** By page of the valuation, in its order. */
const ANSWERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  options: { "option-sunroof": "on" },
  condition: { q1001000: "good", q1002000: "no" },
  safety: { q4001000: "none", q4004000: "no" },
  finance: { q2001000: "loan", q2002000: "8,400" },
  comments: { q5001000: "One owner." },
};
const DRAFT_ANSWERS = Object.fromEntries(
  Object.values(ANSWERS)
    .flatMap((fields) => Object.entries(fields))
    .filter(([field]) => field.startsWith("q"))
    .map(([field, answer]) => [field.slice(1), answer]),
);

const mailboxes: string[] = [];

/** Each that a form was filled with so far. */
export function listOwnMailboxes(): readonly string[] {
  return mailboxes;
}

/** One address gets ten mails a day (Assumption A201), so each time that the fields are read they name another. */
function withOwnMailbox(
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return {
    ...fields,
    get email() {
      const email = `elena.${mailboxes.length + 1}@example.com`;
      mailboxes.push(email);
      return email;
    },
  };
}

/** Every form whose fields a visitor types. */
export function formTargets(vin: string): readonly FormTarget[] {
  return [
    {
      path: "/contact-us",
      name: "contact",
      fields: { ...MESSAGE, topic: "1", store: "aurora", contactConsent: "on" },
      isLead: true,
    },
    {
      path: "/our-company/careers",
      name: "careers",
      fields: { ...MESSAGE, position: "Detailer" },
      isLead: true,
    },
    {
      path: `/ask-about-vehicle/${vin}`,
      name: "ask-about-vehicle",
      fields: { ...MESSAGE, contactConsent: "on" },
      isLead: true,
    },
    {
      path: `/check-availability/${vin}`,
      name: "check-availability",
      fields: { ...MESSAGE, contactConsent: "on" },
      isLead: true,
    },
    {
      path: "/chat",
      name: "chat",
      fields: {
        name: "Elena Reyes",
        phone: CONTACT.phone,
        message: "Is it still there?",
        contactConsent: "on",
      },
      isLead: true,
    },
    {
      path: "/private-inventory",
      name: "private-inventory",
      fields: {
        ...CONTACT,
        contactConsent: "on",
        returnTo: "/search-vehicles/used-inventory",
      },
      isLead: true,
    },
    {
      path: VALUATION,
      name: "valuation-start",
      fields: {
        way: "model",
        vin: "",
        vehicleYear: "2016",
        vehicleMake: "Honda",
        vehicleModel: "Accord",
        vehicleTrim: "Sport",
        mileage: "78,412",
        exteriorColor: "Blue",
        interest: "trade-in",
        wanted: "",
      },
      isLead: false,
    },
    ...Object.entries(ANSWERS).map(([step, fields]) => ({
      path: `${VALUATION}?step=${step}`,
      name: `valuation-${step}`,
      fields,
      isLead: false,
    })),
    {
      path: `${VALUATION}?step=offer&mail=1`,
      name: "valuation-mail",
      fields: withOwnMailbox({}),
      isLead: false,
    },
    {
      path: `${VALUATION}?step=offer`,
      name: "valuation-accept",
      fields: {
        ...CONTACT,
        selectedPayment: "moreCashLater",
        date: "",
        time: "",
        contactConsent: "on",
      },
      isLead: true,
      isCopied: true,
    },
    {
      path: "/service",
      name: "service",
      fields: {
        ...MESSAGE,
        vehicleYear: "2016",
        vehicleMake: "Honda",
        vehicleModel: "Accord",
        service: "other",
        store: "aurora",
        contactConsent: "on",
      },
      isLead: true,
    },
    {
      path: BOOKING,
      name: "service-needs",
      fields: {
        store: "aurora",
        reason: "new",
        notes: "It pulls to the left.",
        "service-oil-change": "on",
      },
      isLead: false,
    },
    {
      path: `${BOOKING}?step=vehicle`,
      name: "service-vehicle",
      fields: {
        way: "model",
        vin: "",
        vehicleYear: "2016",
        vehicleMake: "Honda",
        vehicleModel: "Accord",
        vehicleTrim: "Sport",
        mileage: "78,412",
      },
      isLead: false,
    },
    {
      path: "/auto-financing/apply-for-financing",
      name: "apply-for-financing",
      fields: { ...CONTACT, contactConsent: "on" },
      isLead: true,
    },
    {
      path: WIZARD_END,
      name: "personalized-pricing",
      fields: { ...CONTACT, contactConsent: "on" },
      isLead: true,
    },
    {
      path: `/email-me-this-car/${vin}`,
      name: "email-vehicle",
      fields: withOwnMailbox({}),
      isLead: false,
    },
    {
      path: "/search-alert/used-inventory/bodystyle/suvs",
      name: "alert",
      fields: withOwnMailbox({ alertConsent: "on" }),
      isLead: false,
    },
    {
      path: "/your-details",
      name: "your-details",
      fields: {
        ...CONTACT,
        address: "12 Elm St",
        apartment: "4",
        city: "Aurora",
        state: "IL",
        zipCode: "60506",
      },
      isLead: false,
    },
    {
      path: "/verify-phone",
      name: "phone-number",
      fields: { phone: "(312) 555-0187" },
      isLead: false,
    },
  ];
}

/** They stand where a profile does not value vehicles. */
export const SIMPLE_SELL_FORMS: readonly FormTarget[] = SELL_PATHS.map(
  (path) => ({
    path,
    name: "sell-trade",
    fields: {
      ...CONTACT,
      vehicleYear: "2016",
      vehicleMake: "Honda",
      vehicleModel: "Accord",
      vehicleMileage: "78,412",
      interest: "trade-in",
      comments: "One owner.",
      contactConsent: "on",
    },
    isLead: true,
  }),
);

/** Forms without a token: they change only what one's own browser shows. */
export const PLAIN_FORMS: readonly FormTarget[] = [
  {
    path: "/cookie-consent",
    name: "",
    fields: {
      choice: "accept-all",
      returnTo: "/",
      view: "banner",
      language: "en",
      categories: "functional",
    },
    isLead: false,
  },
  {
    path: "/store-selection",
    name: "",
    fields: { storeId: "joliet", returnTo: "/" },
    isLead: false,
  },
  {
    path: "/language",
    name: "",
    fields: { language: "es", returnTo: "/" },
    isLead: false,
  },
  {
    path: "/payment-terms",
    name: "",
    fields: { view: "monthly", returnTo: "/" },
    isLead: false,
  },
  {
    path: "/shopper-place",
    name: "",
    fields: { zip: "60435", spot: "", returnTo: "/" },
    isLead: false,
  },
  {
    path: "/saved-vehicles",
    name: "",
    fields: { save: "1HGCV1F34LA000001", returnTo: "/" },
    isLead: false,
  },
  {
    path: "/compare",
    name: "",
    fields: { compare: "1HGCV1F34LA000001", returnTo: "/" },
    isLead: false,
  },
];
