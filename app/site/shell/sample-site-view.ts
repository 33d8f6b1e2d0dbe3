import type { SiteView } from "#app/site/store/site-view.ts";

/** A site of one store for tests of components; a test names what matters to it. */
export function sampleSiteView(overrides: Partial<SiteView> = {}): SiteView {
  return {
    language: "en",
    name: "Prairie Auto Group",
    description: "Used cars.",
    titleSeparator: "|",
    canonical: { parameters: ["page"], isLowercased: false },
    siteUrl: "https://cars.example",
    phone: "6305550142",
    phoneText: "(630) 555-0142",
    menus: [],
    footerLinks: [],
    socials: [],
    stores: [
      {
        id: "aurora",
        name: "Prairie Auto of Aurora",
        city: "Aurora",
        stateShort: "IL",
        addressLines: ["1840 N Farnsworth Ave", "Aurora, IL 60505"],
        phone: "6305550142",
        phoneText: "(630) 555-0142",
        directionsAddress: "https://maps.example/aurora",
        siteAddress: "/",
        inventoryAddress: "/search-vehicles/all-inventory/store/aurora",
        coordinates: { latitude: 41.78, longitude: -88.28 },
        note: null,
        openText: "open until 6 PM",
        hours: [{ days: "Mon – Fri", hours: "9 AM – 6 PM" }],
      },
    ],
    selectedStoreId: "aurora",
    documentFeeCents: 35_803,
    isDocumentFeeIncluded: true,
    logo: { default: null, inverse: null, icon: null },
    inventoryUpdatedText: null,
    place: "Aurora, Illinois",
    copyrightYear: 2026,
    textOverrides: {},
    ...overrides,
  };
}
