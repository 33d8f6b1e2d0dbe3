import { DRAWINGS_FOLDER } from "#app/domain/illustration/drawings-folder.ts";
import type { CardPrice, CardVehicle } from "#app/site/vehicles/presented.ts";
import { drawPicture } from "./sample-drawings.ts";
import { HERE, LONG_NAME, LONG_WORD } from "./sample-words.ts";

const SHOWN: Extract<CardPrice, { readonly state: "shown" }> = {
  state: "shown",
  dollars: 24_990,
  oldDollars: null,
  dropDollars: 0,
  payment: {
    monthlyDollars: 389,
    termMonths: 72,
    aprPercent: 9.9,
    downDollars: 2499,
  },
};

let cars = 0;

/** A card of a common car, but for what the state is about. */
export function sampleCard(overrides: Partial<CardVehicle> = {}): CardVehicle {
  cars += 1;
  const vin = `5J6RW2H89ML${String(cars).padStart(6, "0")}`;
  return {
    vin,
    condition: "used",
    trim: "EX-L",
    drivetrain: "awd",
    transmission: "automatic",
    miles: 31_204,
    storeId: "aurora",
    address: HERE,
    name: "2021 Honda CR-V",
    color: "blue",
    place: "Aurora, IL",
    badge: null,
    price: SHOWN,
    picture: drawPicture(cars),
    ...overrides,
  };
}

/** The drawing that everybody has stands in for a photo of a dealer. */
const PHOTO = `${DRAWINGS_FOLDER}suvs-silver-7-front.svg`;

/** What a card is about, and the card. */
export const CARD_STATES: Readonly<Record<string, CardVehicle>> = {
  "A price": sampleCard(),
  "Price dropped": sampleCard({
    badge: "price-drop",
    price: { ...SHOWN, oldDollars: 26_190, dropDollars: 1200 },
  }),
  "Certified, another store": sampleCard({
    badge: "certified",
    condition: "certified",
    place: "Merrillville, IN",
    storeId: "merrillville",
  }),
  "New arrival, cash": sampleCard({
    badge: "new-arrival",
    price: { ...SHOWN, payment: null },
  }),
  "In transit": sampleCard({
    badge: "in-transit",
    condition: "new",
    name: "2026 Honda CR-V",
    miles: null,
    expectedDay: "Dec 3",
  }),
  "On order": sampleCard({
    badge: "on-order",
    condition: "new",
    name: "2026 Honda CR-V",
    miles: null,
    place: null,
  }),
  "Near to a search": sampleCard({
    misses: "No third-row seats · $14,990 over your price",
  }),
  "Sale pending": sampleCard({ badge: "sale-pending" }),
  "On hold": sampleCard({ badge: "on-hold" }),
  "Price coming soon": sampleCard({ price: { state: "on-request" } }),
  "Locked until contact": sampleCard({
    price: { state: "locked", key: "contact" },
  }),
  "Locked until terms": sampleCard({
    price: { state: "locked", key: "terms" },
  }),
  "Miles unknown, little known": sampleCard({
    miles: null,
    trim: null,
    drivetrain: null,
    transmission: null,
    place: null,
    color: null,
  }),
  "A photo": sampleCard({
    picture: {
      ...drawPicture(1),
      photo: {
        src: PHOTO,
        webpSrcset: `${PHOTO} 960w`,
        jpegSrcset: `${PHOTO} 960w`,
      },
    },
  }),
  $9: sampleCard({
    name: "2004 Saturn Ion",
    price: { ...SHOWN, dollars: 9, payment: null },
    miles: 312_044,
    picture: drawPicture(2, "sedans", "red"),
  }),
  "$1,250,000": sampleCard({
    name: "2024 Bugatti Chiron",
    trim: "Super Sport 300+",
    miles: 12,
    badge: "price-drop",
    price: {
      ...SHOWN,
      dollars: 1_250_000,
      oldDollars: 1_375_000,
      dropDollars: 125_000,
      payment: {
        monthlyDollars: 19_456,
        termMonths: 84,
        aprPercent: 11.9,
        downDollars: 125_000,
        equityDollars: 25_000,
      },
    },
    picture: drawPicture(3, "coupes", "black"),
  }),
  "A long name, one long word": sampleCard({
    name: `2023 Mercedes-Benz ${LONG_WORD}`,
    trim: LONG_NAME,
    place: "Rancho Santa Margarita, CA",
  }),
};
