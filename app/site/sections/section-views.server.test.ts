import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { FAQ_SECTIONS } from "#app/domain/store-profile/content/faq.ts";
import {
  REVIEW_CATEGORIES,
  REVIEW_SECTIONS,
} from "#app/domain/store-profile/content/review.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { buildFaqSection } from "./faq-section.server.ts";
import { buildReviewSection } from "./review-section.server.ts";
import { buildCallLink, buildCrumbs, listPageLinks } from "./ways.server.ts";

const NOW_MS = Date.UTC(2026, 10, 21);

function loadProfile(name: string): StoreProfile {
  const folder = fileURLToPath(
    new URL(`../../../profiles/${name}`, import.meta.url),
  );
  const result = loadStoreProfile(folder, NOW_MS);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.profile;
}

const franchise = loadProfile("franchise");
const usedOnly = loadProfile("used-only");

const AURORA = { language: "en", storeId: "aurora" } as const;

test("a section of one category shows nine reviews of it, three of them first", () => {
  const { first, others, more } = buildReviewSection(
    franchise,
    REVIEW_SECTIONS.home,
    "en",
  );
  expect(first).toHaveLength(3);
  expect(others).toHaveLength(6);
  expect(more).toBe("Show 6 more reviews");
  const names = franchise.reviews
    .filter(
      ({ categories, needs }) =>
        categories.includes("Finance") && needs === null,
    )
    .map(({ reviewerName }) => reviewerName);
  expect([...first, ...others].map(({ name }) => name)).toEqual(
    names.slice(0, 9),
  );
});

test("each turn of a category has the same nine reviews, and other ones of them in sight", () => {
  const names = ({ name }: { readonly name: string }) => name;
  const turns = [0, 1, 2, 3].map((turn) =>
    buildReviewSection(franchise, REVIEW_SECTIONS.home, "en", turn),
  );
  const inSight = turns.map(({ first }) => first.map(names));
  expect(new Set(inSight.slice(0, 3).flat()).size).toBe(9);
  expect(inSight[3]).toEqual(inSight[0]);
  for (const { first, others } of turns)
    expect(new Set([...first, ...others].map(names)).size).toBe(9);
});

test("a review is of one department, the same one on whichever page it stands", () => {
  const sections = [...Object.values(REVIEW_SECTIONS), REVIEW_CATEGORIES];
  const sources = new Map<string, Set<string>>();
  for (const categories of sections) {
    const { first, others } = buildReviewSection(franchise, categories, "en");
    expect([...first, ...others]).toHaveLength(9);
    for (const { name, source } of [...first, ...others])
      sources.set(name, (sources.get(name) ?? new Set()).add(source));
  }
  expect([...sources].filter(([, { size }]) => size > 1)).toEqual([]);
});

test("a reviewer has the photo that the profile gives and shows, else an initial", () => {
  const [review = expect.fail("no reviews")] = franchise.reviews;
  const reviewerPhoto = "https://photos.example/denise.jpg";
  const shown = (changes: Partial<typeof review>) =>
    buildReviewSection(
      { ...franchise, reviews: [{ ...review, ...changes }] },
      review.categories,
      "en",
    ).first[0];
  expect(shown({ reviewerPhoto, hasPhoto: true })).toMatchObject({
    photo: reviewerPhoto,
    initial: "D",
  });
  expect(shown({ reviewerPhoto, hasPhoto: false })?.photo).toBeNull();
  expect(shown({})?.photo).toBeNull();
});

test("a review says its language where the page has another", () => {
  const [review = expect.fail("no reviews")] = franchise.reviews;
  const show = (written: "en" | "es", language: "en" | "es", text: string) =>
    buildReviewSection(
      { ...franchise, reviews: [{ ...review, language: written, text }] },
      review.categories,
      language,
    ).first[0] ?? expect.fail("no review");
  expect(show("en", "es", "Good.").lang).toBe("en");
  expect(show("es", "en", "Bien.").lang).toBe("es");
  expect(show("es", "es", "Bien.")).not.toHaveProperty("lang");
  expect(show("es", "en", "Bien.").source).toMatch(/, written in Spanish$/);
  expect(show("es", "es", "Bien.").source).not.toMatch(/written/);
  const long = show("en", "es", "Good cars. ".repeat(100));
  expect(long.rest).toMatchObject({ labelLang: "es" });
  const { reviews } = franchise;
  expect(
    reviews.filter((it) => it.language === "es").map((it) => it.reviewerName),
  ).toEqual([
    "Luz M.",
    "Teresa Q.",
    "Guadalupe R.",
    "Ernesto V.",
    "Aaron P.",
    "Maribel C.",
    "Marisol E.",
    "Julián O.",
  ]);
});

test("reviews in the page's own language come first, in English and in Spanish", () => {
  for (const language of ["en", "es"] as const) {
    const { first, others } = buildReviewSection(
      franchise,
      REVIEW_CATEGORIES,
      language,
    );
    const areForeign = [...first, ...others].map((it) => "lang" in it);
    expect(areForeign[0]).toBe(false);
    expect(areForeign).toEqual(areForeign.toSorted());
  }
  const { first } = buildReviewSection(franchise, REVIEW_CATEGORIES, "es");
  expect(first.map(({ name }) => name)).toEqual([
    "Luz M.",
    "Ernesto V.",
    "Guadalupe R.",
  ]);
});

test.each([
  ["home", ["Guadalupe R.", "Aaron P."]],
  ["sell", ["Teresa Q.", "Guadalupe R."]],
  ["service", ["Ernesto V.", "Maribel C."]],
] as const)(
  "in Spanish the reviews of %s begin with those that were written in it",
  (page, names) => {
    const { first, others } = buildReviewSection(
      franchise,
      REVIEW_SECTIONS[page],
      "es",
    );
    expect(first.slice(0, 2).map(({ name }) => name)).toEqual(names);
    expect([...first, ...others]).toHaveLength(9);
  },
);

test.each([
  [["Sell", "Finance"], "Selling", "Finance"],
  [["Service", "Finance"], "Service", "Finance"],
] as const)(
  "a section of %s begins with three of the first, and then takes them in turn",
  (categories, own, other) => {
    const { first, others } = buildReviewSection(franchise, categories, "en");
    const shown = [...first, ...others];
    expect(shown.map(({ source }) => source.split(",")[0])).toEqual([
      own,
      own,
      own,
      own,
      other,
      own,
      other,
      own,
      other,
    ]);
    expect(new Set(shown.map(({ name }) => name)).size).toBe(9);
  },
);

test("a category that runs out leaves its turns to the others", () => {
  const reviews = franchise.reviews.filter(
    ({ categories, reviewerName }) =>
      !categories.includes("Sell") || reviewerName === "Peter N.",
  );
  const { first, others } = buildReviewSection(
    { ...franchise, reviews },
    ["Sell", "Finance"],
    "en",
  );
  const sources = [...first, ...others].map(({ source }) => source);
  expect(sources.filter((it) => it.startsWith("Selling"))).toHaveLength(1);
  expect(sources.filter((it) => it.startsWith("Finance"))).toHaveLength(8);
});

/** Only the valuation makes an offer that lasts. */
const OF_VALUATION =
  /good for a week|7 days|7 días|every deduction|own line\."|en su propia línea\."/i;
/** Only slots that are booked online can be moved by a link. */
const OF_BOOKING =
  /slot online|link in the e-mail|test drive online|prueba de manejo en línea/i;

function sayReviewsAndAnswers(profile: StoreProfile): string {
  const reviews = buildReviewSection(profile, REVIEW_CATEGORIES, "en");
  const sections = FAQ_SECTIONS.flatMap((page) =>
    (["en", "es"] as const).map((language) =>
      buildFaqSection(profile, page, language),
    ),
  );
  return JSON.stringify([reviews.first, reviews.others, sections]);
}

test.each([franchise, usedOnly])(
  "what promises a part that does not stand is not said",
  (profile) => {
    const simple = sayReviewsAndAnswers({
      ...profile,
      trade: { ...profile.trade, form: "simple" },
      pages: { ...profile.pages, serviceSchedule: false, testDrive: false },
    });
    expect(simple).not.toMatch(OF_VALUATION);
    expect(simple).not.toMatch(OF_BOOKING);
    expect(sayReviewsAndAnswers(profile)).toMatch(OF_VALUATION);
  },
);

test.each(["serviceSchedule", "testDrive"] as const)(
  "where %s stands, what promises it is said",
  (page) => {
    const pages = {
      ...franchise.pages,
      serviceSchedule: false,
      testDrive: false,
      [page]: true,
    };
    expect(sayReviewsAndAnswers({ ...franchise, pages })).toMatch(OF_BOOKING);
  },
);

test.each([franchise, usedOnly])(
  "answers name the figures of the profile, and no figure stays unfilled",
  (profile) => {
    const { min, max } = profile.estimator.creditScore;
    const said = JSON.stringify(
      FAQ_SECTIONS.map((page) => buildFaqSection(profile, page, "en")),
    );
    expect(said).toContain(`scores from ${min} to ${max}`);
    expect(said).toContain(
      "our $358.03 document fee and any add-on we require",
    );
    expect(said).not.toMatch(/\{\w+\}/);
  },
);

test("the rating stands with the number of reviews it is made of", () => {
  const section = buildReviewSection(franchise, ["Finance"], "en");
  expect(section.rating).toBe("4.6");
  expect(section.count).toBe("out of 5, from 2,300+ Google reviews");
});

test("a link to all reviews, and to one where it was written, comes only from the profile", () => {
  const [review = expect.fail("no reviews")] = franchise.reviews;
  const url = "https://reviews.example/prairie";
  const bare = buildReviewSection(franchise, review.categories, "en");
  expect(bare.all).toBeNull();
  expect(bare.first[0]?.address).toBeNull();
  const linked = {
    ...franchise,
    ratings: { ...(franchise.ratings ?? expect.fail("no rating")), url },
    reviews: [{ ...review, url: `${url}/1` }],
  };
  const { all, first, others } = buildReviewSection(
    linked,
    review.categories,
    "en",
  );
  expect(all).toEqual({ label: "Read all reviews", address: url });
  expect(first.map(({ address }) => address)).toEqual([`${url}/1`]);
  expect(others).toEqual([]);
});

test("without a review of the category there is nothing to show", () => {
  const { first, others } = buildReviewSection(
    { ...franchise, reviews: [] },
    ["Sell"],
    "en",
  );
  expect([first, others]).toEqual([[], []]);
});

test.each(FAQ_SECTIONS)(
  "the questions of %s keep the profile's order and words, in both languages",
  (page) => {
    for (const language of ["en", "es"] as const) {
      const { questions } = buildFaqSection(franchise, page, language);
      expect(questions).toEqual(
        franchise.faqs[page]
          // Every part that is asked for stands in the sample.
          .map(({ question, answers }) => ({
            question: question[language],
            // Figures of the profile fill an answer that names them.
            answers: answers.map((it) =>
              it[language].includes("{")
                ? expect.stringMatching(/^[^{}]+$/)
                : it[language],
            ),
            disclosure: null,
          })),
      );
      expect(questions.length).toBeGreaterThan(3);
    }
  },
);

test("an answer that names a payment keeps its disclosure beside it", () => {
  const [item = expect.fail("no questions")] = franchise.faqs.financing;
  const disclosure = { en: "72 monthly payments", es: "72 pagos mensuales" };
  const profile = {
    ...franchise,
    faqs: { ...franchise.faqs, financing: [{ ...item, disclosure }] },
  };
  expect(
    buildFaqSection(profile, "financing", "es").questions[0]?.disclosure,
  ).toBe("72 pagos mensuales");
});

test("questions lead to the contact page while it is on", () => {
  expect(buildFaqSection(franchise, "home", "en").write?.address).toBe(
    "/contact-us",
  );
  const pages = { ...franchise.pages, contact: false };
  expect(
    buildFaqSection({ ...franchise, pages }, "home", "en").write,
  ).toBeNull();
});

test("a page that is off has no link", () => {
  const page = "badCreditFinancing";
  expect(listPageLinks(franchise, AURORA, page, "Bad credit")).toEqual([
    {
      label: "Bad credit",
      address: "/auto-financing/bad-credit-auto-financing",
    },
  ]);
  expect(listPageLinks(usedOnly, AURORA, page, "Bad credit")).toEqual([]);
});

test("the telephone is the chosen store's, and its number stays on one line", () => {
  for (const { id, phone } of franchise.stores) {
    const link = buildCallLink(franchise, { ...AURORA, storeId: id });
    expect(link.address).toBe(`tel:+1${phone}`);
    expect(link.label).toMatch(/^Call \(\d{3}\)\u00a0\d{3}\u2060-\u2060\d{4}$/);
  }
});

test("a breadcrumb leaves out the page between that is off", () => {
  const between = [{ page: "autoFinancing", label: "Auto Financing" }] as const;
  const hrefs = (profile: StoreProfile) =>
    buildCrumbs(profile, AURORA, between, "Here").crumbs.map(
      ({ href }) => href,
    );
  expect(hrefs(franchise)).toEqual(["/", "/auto-financing", null]);
  const pages = { ...franchise.pages, autoFinancing: false };
  expect(hrefs({ ...franchise, pages })).toEqual(["/", null]);
});

function cutReview(text: string) {
  const [review = expect.fail("no reviews")] = franchise.reviews;
  const reviews = [{ ...review, text }];
  const { first } = buildReviewSection(
    { ...franchise, reviews },
    review.categories,
    "en",
  );
  const [shown = expect.fail("no review")] = first;
  return { start: shown.text, rest: shown.rest?.text ?? null };
}

test("a review of usual length is shown whole", () => {
  expect(cutReview(" Fair price, no games. ")).toEqual({
    start: "Fair price, no games.",
    rest: null,
  });
});

test("a review of 3,000 words shows some eighty of them, whole, and keeps the rest", () => {
  const { start, rest } = cutReview("They called. ".repeat(1_500));
  expect(start).toMatch(/^(They called\. ?)+( They)?$/);
  expect(start.length).toBeLessThanOrEqual(500);
  expect(start.split(" ").length).toBeGreaterThan(60);
  expect(rest?.length).toBeGreaterThan(15_000);
});

test("nothing of a review is lost or split inside a letter", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 2_000 }), (text) => {
      const { start, rest } = cutReview(text);
      const joined = (start + (rest ?? "")).replace(/\s/gu, "");
      expect(joined).toBe(text.replace(/\s/gu, ""));
      expect(start.isWellFormed()).toBe(true);
    }),
  );
});
