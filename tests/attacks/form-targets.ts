import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import { visitorCookie } from "#tests/support/visitor-cookie.ts";

/** A form of the site: where it is posted, its name, and fields that pass. */
export interface FormTarget {
  readonly path: string;
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Makes a lead. */
  readonly isLead: boolean;
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
const OWN_CAR = {
  ...CONTACT,
  vehicleYear: "2016",
  vehicleMake: "Honda",
  vehicleModel: "Accord",
  vehicleMileage: "78,412",
  interest: "trade-in",
  comments: "One owner.",
  contactConsent: "on",
};

const WIZARD_END = "/personalized-pricing/contact-details";
/** What a browser has by the time that it sees the form. */
export const COOKIE_BEFORE: Readonly<Record<string, string>> = {
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

let mailboxes = 0;

/** One address gets ten mails a day (Assumption A201), so each time that the fields are read they name another. */
function withOwnMailbox(
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return {
    ...fields,
    get email() {
      mailboxes += 1;
      return `elena.${mailboxes}@example.com`;
    },
  };
}

/** Every form whose fields a visitor types. */
export function formTargets(vin: string): readonly FormTarget[] {
  return [
    {
      path: "/contact-us",
      name: "contact",
      fields: { ...MESSAGE, topic: "1", contactConsent: "on" },
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
      path: "/private-inventory",
      name: "private-inventory",
      fields: {
        ...CONTACT,
        contactConsent: "on",
        returnTo: "/search-vehicles/used-inventory",
      },
      isLead: true,
    },
    ...["/sell-trade-my-car", "/sell-trade-my-car/your-vehicle"].map(
      (path) => ({ path, name: "sell-trade", fields: OWN_CAR, isLead: true }),
    ),
    {
      path: "/service",
      name: "service",
      fields: {
        ...MESSAGE,
        vehicleYear: "2016",
        vehicleMake: "Honda",
        vehicleModel: "Accord",
        service: "other",
        contactConsent: "on",
      },
      isLead: true,
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
