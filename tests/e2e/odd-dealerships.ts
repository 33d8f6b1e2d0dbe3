import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { StockedVehicle, Vehicle } from "#app/domain/vehicle/vehicle.ts";
import {
  LONG_NAME,
  LONG_WORD,
} from "#app/features/design/samples/sample-words.ts";
import { SOME_DAY_MS, startTestSite } from "#tests/support/test-site.ts";
import { aStockedVehicle } from "#tests/support/vehicles.ts";
import { SITES } from "./sites.ts";

const PROFILES = join(import.meta.dirname, "..", "..", "profiles");
const LONG_DEALER =
  "Wolfeschlegelsteinhausen & Daughters Certified Auto Exchange";

type Json = Readonly<Record<string, unknown>>;
type Change = (content: never) => unknown;

interface OddDealership {
  readonly base: "franchise" | "used-only";
  readonly changes: Readonly<Record<string, Change>>;
  /** Files of `assets/`. */
  readonly pictures: Readonly<Record<string, string>>;
}

const drawLogo = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#7c2d12"/></svg>\n`;

const withLogo = (theme: unknown, primary: string, file: string) => ({
  ...(theme as Json),
  primary,
  secondary: primary,
  logo: { default: `assets/${file}`, inverse: `assets/${file}`, icon: null },
});

/** What dealers bring that nobody drew the site for, on two sites: as much as there can be, and as little. */
export const ODD_DEALERSHIPS = {
  /** Twelve stores, names of 60 letters, words of 40, a wide logo and a color as pale as paper. */
  crowded: {
    base: "franchise",
    pictures: { "wide.svg": drawLogo(400, 100) },
    changes: {
      "profile.json": (profile: Json) => ({
        ...profile,
        storeGroup: {
          ...(profile["storeGroup"] as Json),
          name: LONG_DEALER,
          legalName: `${LONG_DEALER} LLC`,
        },
        site: { ...(profile["site"] as Json), name: LONG_DEALER },
        theme: withLogo(profile["theme"], "#fef9c3", "wide.svg"),
      }),
      "stores.json": (stores: readonly Json[]) =>
        Array.from({ length: 12 }, (_, at) => ({
          ...stores[at % stores.length],
          ...(at >= stores.length && { id: `store-${at}` }),
          name:
            at === 0
              ? LONG_DEALER
              : at === 1
                ? `${LONG_WORD} of Joliet`
                : `Prairie Auto ${at + 1}`,
          ...(at % 3 === 0 && { city: LONG_WORD }),
          coordinates: {
            latitude: 41 + (at % 4) / 4,
            longitude: -88 + at / 10,
          },
          email: `${LONG_WORD.toLowerCase()}-${at}@prairieauto.example`,
        })),
      "staff.json": (staff: readonly Json[]) =>
        staff.map((it, at) => ({
          ...it,
          ...(at === 0 && { firstName: "Maximiliana", lastName: LONG_NAME }),
          ...(at === 1 && {
            lastName: LONG_WORD,
            title: { en: `Head of ${LONG_WORD}`, es: LONG_WORD },
            imageUrl: null,
          }),
          email: `${LONG_WORD.toLowerCase()}-${at}@prairieauto.example`,
        })),
      "reviews.json": (reviews: readonly Json[]) =>
        reviews.map((it, at) => ({
          ...it,
          ...(at % 4 === 0 && {
            reviewerName: LONG_NAME,
            text: `${LONG_WORD}! `.repeat(30),
          }),
        })),
      "promotions.json": (promotions: readonly Json[]) =>
        promotions.map((it, at) => ({
          ...it,
          ...(at % 2 === 0 && {
            title: { en: `${LONG_WORD} for ${LONG_NAME}`, es: LONG_WORD },
          }),
        })),
    },
  },
  /** One store, nobody who works there, no open job, no review, no social network, a tall logo and a color as dark as ink. */
  sparse: {
    base: "used-only",
    pictures: { "tall.svg": drawLogo(100, 200) },
    changes: {
      "profile.json": (profile: Json) => ({
        ...profile,
        storeGroup: {
          ...(profile["storeGroup"] as Json),
          name: "A1",
          legalName: "A1",
          foundedYear: null,
          socials: [],
          employees: { generalManager: null, serviceManager: null },
          letter: null,
          picture: null,
        },
        site: { ...(profile["site"] as Json), name: "A1" },
        theme: withLogo(profile["theme"], "#050505", "tall.svg"),
        ratings: null,
      }),
      "pages.json": (pages: Json) => ({
        ...pages,
        meetOurTeam: false,
        staffMember: false,
      }),
      "stores.json": (stores: readonly Json[]) => stores.slice(0, 1),
      "staff.json": () => [],
      "reviews.json": () => [],
      "faqs.json": (faqs: Json) =>
        Object.fromEntries(Object.keys(faqs).map((page) => [page, []])),
      "promotions.json": () => [],
      "restrictions.json": (restrictions: Json) =>
        Object.fromEntries(
          Object.keys(restrictions).map((it) => [
            it,
            { unlockInventory: false, unlockPrice: false, unlockOffers: false },
          ]),
        ),
      "leads.json": (leads: Json) => ({
        ...leads,
        careers: { ...(leads["careers"] as Json), openings: [] },
        recipients: Object.fromEntries(
          Object.entries(leads["recipients"] as Record<string, Json>).map(
            ([name, it]) => [name, { name: it["name"], email: it["email"] }],
          ),
        ),
      }),
    },
  },
} as const satisfies Readonly<Record<string, OddDealership>>;

export type OddDealershipName = keyof typeof ODD_DEALERSHIPS;

const manyPhotos = (count: number): Vehicle["images"] => ({
  imageCustomBg: [],
  previewImage: null,
  additionalImages: Array.from(
    { length: count },
    (_, at) => `https://photos.prairieauto.example/odd/${at}.jpg`,
  ),
  evoxImages: [],
});

const UNKNOWN: Partial<Vehicle> = {
  stockNumber: null,
  trim: null,
  doors: null,
  drivetrain: null,
  transmission: null,
  transmissionText: null,
  fuelType: null,
  engine: null,
  mpgCity: null,
  mpgHighway: null,
  mpgCombined: null,
  exteriorColor: null,
  exteriorColorFamily: null,
  interiorColor: null,
  interiorColorFamily: null,
  miles: null,
  features: [],
};

/** What a car of a feed can be. */
export const ODD_VEHICLES = {
  "nine dollars, no mileage and no photo": {
    salePriceCents: 900,
    miles: null,
  },
  "a million and a quarter, reduced, and one photo": {
    make: "Bugatti",
    model: "Chiron Pur Sport",
    bodystyle: "coupes",
    salePriceCents: 125_000_000,
    oldPriceCents: 135_000_000,
    images: manyPhotos(1),
  },
  "eighty photos of five shapes": { images: manyPhotos(80) },
  "names without end": {
    model: LONG_NAME,
    trim: LONG_WORD,
    stockNumber: LONG_WORD.toUpperCase(),
    engine: `6.2L V8 ${LONG_WORD}`,
    transmissionText: `10-speed ${LONG_WORD}`,
    exteriorColor: LONG_NAME,
    interiorColor: LONG_WORD,
    features: [LONG_WORD, LONG_NAME, "Heated Seats"],
    requiredAddOns: [{ name: LONG_WORD, priceCents: 129_900 }],
    description: `${LONG_WORD} `.repeat(40),
    miles: 1_234_567,
  },
  "nothing that is known, not even a price": {
    ...UNKNOWN,
    salePriceCents: null,
  },
} as const satisfies Readonly<Record<string, Partial<Vehicle>>>;

export const getOddVin = (at: number): string => `1HGCV1F3XLA00000${at}`;

function listStock(): readonly StockedVehicle[] {
  const plain = [{}, { model: "Civic" }, { make: "Ford", model: "F-150" }];
  return [...Object.values(ODD_VEHICLES), ...plain].map((it, at) =>
    aStockedVehicle(
      { storeId: "aurora", vin: getOddVin(at), ...it },
      { firstSeenAtMs: SOME_DAY_MS - 7 * 86_400_000 },
    ),
  );
}

/** A folder with the profile of one of them, for whoever asks to remove. */
export function writeOddProfile(name: OddDealershipName): string {
  const { base, changes, pictures }: OddDealership = ODD_DEALERSHIPS[name];
  const folder = mkdtempSync(join(tmpdir(), `odd-${name}-`));
  writeFileSync(join(folder, "extends.txt"), join(PROFILES, base));
  for (const [file, change] of Object.entries(changes)) {
    const content = JSON.parse(
      readFileSync(join(PROFILES, base, file), "utf8"),
    );
    writeFileSync(join(folder, file), JSON.stringify(change(content as never)));
  }
  mkdirSync(join(folder, "assets"));
  for (const [file, picture] of Object.entries(pictures))
    writeFileSync(join(folder, "assets", file), picture);
  return folder;
}

/** The site of one of them, in the process that asks. */
export async function openOddDealership(
  name: OddDealershipName,
  parallelIndex: number,
) {
  const folder = writeOddProfile(name);
  const names = Object.keys(ODD_DEALERSHIPS);
  const port =
    Number(new URL(SITES.open.origin).port) +
    20 +
    parallelIndex * names.length +
    names.indexOf(name);
  const origin = `http://localhost:${port}`;
  const site = await startTestSite({
    stock: listStock(),
    port,
    variables: {
      PROFILE: folder,
      SITE_URL: origin,
      TRUSTED_HOSTS: `localhost:${port}`,
      TRUST_PROXY: "1",
    },
  });
  const vehicles = new Map(
    site.vehicles.map(({ vehicle }) => [vehicle.vin, vehicle]),
  );
  return {
    origin,
    vehicles,
    async stop() {
      await site.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Wide, tall, square, as a phone takes it, as a camera does. */
const SHAPES = [
  [1600, 500],
  [600, 1500],
  [900, 900],
  [1080, 1440],
  [1600, 1067],
] as const;
const drawn = new Map<number, Promise<Buffer>>();

/** Photos come from the dealer's host; here no host is asked. */
export async function answerPhotos(page: Page): Promise<void> {
  await page.route(/\/img\/p\//, async (route) => {
    const shape = Number(/\/(\d+)-/.exec(route.request().url())?.[1]) % 5;
    if (!drawn.has(shape)) drawn.set(shape, drawPhoto(shape));
    await route.fulfill({
      contentType: "image/jpeg",
      body: (await drawn.get(shape)) ?? "",
    });
  });
}

function drawPhoto(shape: number): Promise<Buffer> {
  const [width, height] = SHAPES[shape] ?? SHAPES[0];
  const hue = ["#3b5568", "#7a5c3e", "#4d6b4a", "#6b4a5e", "#54546e"][shape];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${hue}"/><rect width="100%" height="100%" fill="none" stroke="#fff" stroke-width="40"/><circle cx="50%" cy="50%" r="${Math.min(width, height) / 3}" fill="#fff"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}
