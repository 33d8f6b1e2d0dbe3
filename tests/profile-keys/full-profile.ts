import { USUAL_HOURS } from "#app/domain/store-profile/hours.ts";
import { join } from "node:path";
import { readProfileFolder } from "#app/adapters/config/profile-folder.server.ts";
import { readProfileParts } from "#app/adapters/config/profile-parts.server.ts";
import { type Parts, setAt } from "./changed-profile.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "profiles", "franchise");

/** What the sample leaves out, so that every key has a value that can become another. */
const ADDED: Readonly<Record<string, unknown>> = {
  "stores.0.subname": "At the water tower",
  "stores.0.addressLine2": "Suite 2",
  "stores.0.note": "Behind the post office",
  "stores.0.serviceScheduler": {
    storeId: "1",
    adviserUserId: "2",
    technicianUserId: "3",
  },
  "stores.0.specialDays": [
    {
      day: "2026-11-26",
      name: "Thanksgiving",
      departments: ["sales"],
      closed: true,
    },
    {
      day: "2026-11-27",
      name: "The day after",
      departments: ["sales", "service"],
      closed: false,
      open: "10:00 AM",
      close: "4:00 PM",
      break: { from: "12:00 PM", to: "1:00 PM" },
    },
  ],
  "leads.recipients.sales.stores": { aurora: "sales@aurora.example" },
  "stores.0.furtherDepartments": [
    { id: "parts", name: "Parts", phone: "(630) 555-0190" },
  ],
  "stores.0.departments.sales.hours": {
    ...USUAL_HOURS,
    friday: {
      closed: false,
      open: "9:00 AM",
      close: "6:00 PM",
      break: { from: "12:00 PM", to: "1:00 PM" },
    },
  },
  "faqs.home.0.disclosure": "The terms of it.",
  "staff.0.slug": "the-slug",
  "storeGroup.addressLine2": "Suite 3",
  "trade.questionRoles": {
    condition: 1001000,
    financeType: 2001000,
    remainingBalance: 2002000,
    askingPrice: null,
    comments: 5001000,
  },
  "map.tilesUrl": "https://tiles.example/{z}/{x}/{y}.png",
  "map.tilesAttribution": "The map makers",
  "pricing.addOnNames": [{ en: "Wheel locks", es: "Birlos de seguridad" }],
  "pricing.requiredAddOns": [{ name: "Wheel locks", priceCents: 9900 }],
  "search.bodyStyles.0.starting_price": 90_000,
  "autoFinancing.preApprovalFrameUrl": "https://lender.example/pre",
  "autoFinancing.creditScorePreApprovalUrl": "https://lender.example/score",
  "autoFinancing.fullCreditFrameUrl": "https://lender.example/full",
  "vehicles.factoryWarranties": [
    {
      make: "Honda",
      modelYearFrom: 2020,
      modelYearTo: 2027,
      parts: [{ name: "Everything", months: 36, miles: 36_000 }],
    },
  ],
  "reviews.0.reviewerPhoto": "/face.png",
  "reviews.0.hasPhoto": true,
  "ratings.url": "https://reviews.example/all",
  "chat.isEnabled": true,
  "chat.vendorScriptUrl": "https://chat.example/widget.js",
  "chat.vendorOrigins": ["https://frames.chat.example"],
  "leads.phoneVerification.isEnabled": true,
  "leads.topics.0.recipients": ["sales"],
  "promotions.0.needs": "testDriveBooking",
  "reviews.1.needs": "testDriveBooking",
  ownPages: [
    {
      slug: "fleet",
      title: "Fleet sales",
      description: "Ten vans and more",
      updatedOn: "2026-10-01",
      markdown: "# Fleet\n\nWe deliver.",
      disclosure: "The terms.",
      es: {
        title: "Ventas de flotilla",
        description: "Diez vans o más",
        updatedOn: "2026-10-01",
        markdown: "# Flotilla\n\nSe las llevamos.",
        disclosure: "Los términos.",
      },
    },
  ],
  home: { sections: ["actions", "faqs", "stores"] },
  "menus.footer.0": {
    label: "Fleet",
    target: { kind: "ownPage", slug: "fleet" },
  },
  "menus.footer.1": {
    label: "Forum",
    target: { kind: "link", url: "https://forum.example/" },
  },
  experiments: [
    {
      name: "first-words",
      startDate: "2026-11-01T00:00:00-06:00",
      endDate: "2026-12-01T00:00:00-06:00",
      pages: ["/"],
      variants: [
        { name: "control", sharePercent: 50 },
        {
          name: "bold",
          sharePercent: 50,
          settings: {
            theme: {
              primary: "#15803d",
              secondary: "#15803d",
              progressBar: "secondary",
            },
            toasts: { position: "top-left" },
            chat: { isEnabled: true },
            search: {
              defaultSort: "newest",
              suggestions: ["a red truck"],
              specialFilters: [
                {
                  title: "Under $10,000",
                  description: "while they last",
                  path: "/search-vehicles/all-inventory/price/max/10000",
                },
              ],
              similarVehicleCount: 4,
            },
            menus: {
              main: [
                {
                  label: "Cars",
                  target: { kind: "page", page: "searchVehicles" },
                  items: [],
                },
              ],
            },
          },
          langs: { en: { "home.heroTitle": "No surprises." } },
        },
      ],
    },
  ],
  "tracking.metaPixelId": "123456789",
  "tracking.googleTagId": "G-ABC1234567",
  "tracking.googleAdsId": "AW-123456789",
  "tracking.consentManagerId": "manager",
  "tracking.tags": {
    googleTag: { isEnabled: true, scriptUrl: "https://tags.example/tag.js" },
    googleAds: {
      isEnabled: true,
      scriptUrl: "https://tags.example/tag.js",
      conversionLabels: { Lead: "abc" },
    },
    metaPixel: { isEnabled: true, scriptUrl: "https://tags.example/pixel.js" },
    consentManager: {
      isEnabled: true,
      scriptUrl: "https://tags.example/consent.js",
    },
    automotiveEvents: { isEnabled: true, oemCode: "HON" },
  },
};

/** The sample of the franchise, in which nothing is empty. */
export function readFullParts(): Parts {
  const folder = readProfileFolder(FOLDER);
  if (folder === null) throw new Error(`There is no ${FOLDER}.`);
  return setAt(readProfileParts(folder.files).parts, ADDED);
}
