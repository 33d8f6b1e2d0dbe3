/** A form of the site: where it is posted, its name, and fields that pass. */
export interface FormTarget {
  readonly path: string;
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Makes a lead. */
  readonly isLead: boolean;
}

export const CONTACT = {
  firstName: "Elena",
  lastName: "Reyes",
  email: "elena@example.com",
  phone: "(630) 555-0100",
};
const MESSAGE = { ...CONTACT, message: "Is it still there?" };

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
        locationAddress: "Aurora",
        dateOfBirth: "1980-02-03",
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
