import { beforeAll, describe, expect, test } from "vitest";
import { splitLanguage } from "#app/domain/address/printed-address.ts";
import { IS_FULL, IS_SHORT } from "#tests/support/effort.ts";
import { readPage } from "#tests/support/page-html.ts";
import { onlyPages, profileVariant } from "#tests/support/profile-variant.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { type Crawl, crawl, type CrawlEffort, wantedBy } from "./crawl.ts";
import { type CrawledPage, readCrawled, SITE_URL } from "./crawled-page.ts";
import { SPEC_PAGES } from "./spec-pages.ts";
import { readSitemaps } from "./read-sitemap.ts";
import { listEnglishSentences } from "./english-sentences.ts";
import { htmlFaults, kindOfPage } from "./valid-html.ts";

const ALL: CrawlEffort = { oneVehicleOf: 1, oneListOf: 1 };
const ALL_BUT_VEHICLES: CrawlEffort = { oneVehicleOf: 5, oneListOf: 1 };
const SOME: CrawlEffort = { oneVehicleOf: 12, oneListOf: 6 };
const FEW: CrawlEffort = { oneVehicleOf: 40, oneListOf: 20 };

/**
 * The way into the wizard leads to the first question that is open; which, depends on the visitor. The cookie policy's
 * link brings the banner back and leads to where it was pressed.
 */
const LEADS_ON =
  /^(?:\/es)?\/personalized-pricing(?:\?|$)|^(?:\/es)?\/cookie-consent\?banner=show$/;

/** Files are the same in every language. */
const IN_ONE_LANGUAGE = /^\/(?:img|profile-pictures|assets|api)\//;

type Sample = "franchise" | "used-only";

type Row = [
  Sample | "franchise-gated" | "used-only-gated",
  "as it is" | "in Spanish" | "with every page off that can be",
  CrawlEffort,
];

const ROWS: readonly Row[] = [
  ["franchise", "as it is", IS_FULL ? ALL : SOME],
  ["used-only-gated", "as it is", IS_FULL ? SOME : FEW],
  ["franchise", "in Spanish", IS_FULL ? SOME : FEW],
];
const FURTHER_ROWS: readonly Row[] = [
  ["used-only", "as it is", IS_FULL ? ALL_BUT_VEHICLES : FEW],
  ["franchise-gated", "as it is", IS_FULL ? SOME : FEW],
  ["used-only", "in Spanish", IS_FULL ? SOME : FEW],
  ["franchise", "with every page off that can be", FEW],
  ["used-only", "with every page off that can be", FEW],
];

describe.each([...ROWS, ...(IS_SHORT ? [] : FURTHER_ROWS)])(
  "%s, %s",
  (sample, state, effort) => {
    let site: TestSite;
    let found: Crawl;
    let listed: ReadonlySet<string>;
    const language = state === "in Spanish" ? "es" : "en";
    const isOn = state !== "with every page off that can be";

    beforeAll(async () => {
      const variant = isOn ? null : profileVariant(sample, onlyPages(isCore));
      site = await startTestSite({
        profile: sample,
        ...(variant !== null && { variables: { PROFILE: variant.folder } }),
      });
      found = await crawl(site, effort, language);
      listed = new Set(
        [...(await readSitemaps(site)).values()]
          .flat()
          .filter((path) => splitLanguage(path).language === language),
      );
      return async () => {
        await site.stop();
        variant?.remove();
      };
      // It ends what hangs: a machine that is busy with other work is slow, and right.
    }, 900_000);

    const pagesFound = () => [...found.pages.values()];

    /** One page of each. */
    const listKinds = () => [
      ...new Map(
        pagesFound()
          .filter(({ status }) => status === 200)
          .map(({ path }) => [kindOfPage(path), path]),
      ).values(),
    ];

    test("no link is broken, and none is answered with a redirect", () => {
      const faults = pagesFound()
        .filter(({ path, status }) =>
          found.linked.has(path)
            ? status !== 200 && !(status === 302 && LEADS_ON.test(path))
            : false,
        )
        .map((page) => describeFault(page, found));
      expect(faults).toEqual([]);
    });

    test("every form by GET leads to a page, by one redirect at most", async () => {
      expect(found.formTargets.size).toBeGreaterThan(0);
      for (const path of [...found.formTargets].slice(0, 20)) {
        const page = found.pages.get(path) ?? (await readCrawled(site, path));
        const end =
          page.location === null
            ? page
            : await readCrawled(site, page.location.replace(SITE_URL, ""));
        expect([path, end.status]).toEqual([path, 200]);
      }
    });

    test("no page leads into another language, and every page says which is its own", () => {
      const faults = pagesFound()
        .filter((page) => page.language !== null)
        .flatMap(({ path, links, forms, ...page }) => [
          ...(page.language === language
            ? []
            : [`${path} is ${page.language}`]),
          ...[...links, ...forms]
            .filter((it) => splitLanguage(it).language !== language)
            .filter((it) => !IN_ONE_LANGUAGE.test(it))
            .map((it) => `${path} leads to ${it}`),
        ]);
      expect(faults).toEqual([]);
    });

    test.runIf(language !== "en")(
      "a page of each kind says nothing in English but what was written in English and is marked so",
      async () => {
        const sentences = await listEnglishSentences(site.profile);
        expect(sentences.length).toBeGreaterThan(1_000);
        const faults: string[] = [];
        for (const path of listKinds()) {
          const text = readSpanishText(await (await site.fetch(path)).text());
          for (const sentence of sentences)
            if (text.includes(sentence)) faults.push(`${path}: ${sentence}`);
        }
        expect(faults).toEqual([]);
      },
    );

    test("each form of a page has a name that no other form there has", () => {
      const faults = pagesFound().flatMap(({ path, namelessForms }) =>
        namelessForms.map((form) => `${path} ${form}`),
      );
      expect(faults).toEqual([]);
    });

    test("a page of each kind is valid HTML", async () => {
      expect(listKinds().length).toBeGreaterThan(3);
      for (const path of listKinds()) {
        const html = await (await site.fetch(path)).text();
        expect(await htmlFaults(html), path).toEqual([]);
      }
    });

    test("what a visitor can reach and a search engine may show is in the sitemap", () => {
      const unlisted = pagesFound()
        .filter(({ path, isIndexable }) => isIndexable && !listed.has(path))
        .map(({ path }) => path)
        // Amounts are endless, and later pages of a list are none of their own. Assumption A20.
        .filter(
          (path) => !/\/(?:price|mileage|payment|year)\/|\?page=/.test(path),
        );
      expect(unlisted).toEqual([]);
    });

    test("each address of the sitemap is a page for search engines, and its own canonical form", async () => {
      const isWanted = wantedBy(site.profile, effort);
      expect(listed.size).toBeGreaterThan(isOn ? 20 : 200);
      for (const path of [...listed].filter(isWanted)) {
        const page = found.pages.get(path) ?? (await readCrawled(site, path));
        expect([path, page.status, page.canonical]).toEqual([
          path,
          200,
          SITE_URL + path,
        ]);
        expect([path, page.isIndexable]).toEqual([path, true]);
      }
    });

    test("no address of the sitemap is without a link", () => {
      // Of a sample the pages that link the rest were not looked at.
      const expected = [...listed].filter(
        (path) => effort === ALL || !/\/search-|-vehicle\//.test(path),
      );
      expect(
        expected.filter(
          (path) =>
            !found.linked.has(path) && splitLanguage(path).address !== "/",
        ),
      ).toEqual([]);
    });

    test("every page that the specification names and this profile has is linked, from home on", () => {
      const missing = Object.entries(SPEC_PAGES)
        .filter(
          ([name, { link, isThere }]) =>
            isThere(site.profile) &&
            // Of so few lists none may have a car of each condition.
            !(effort === FEW && name.endsWith(" vehicle")) &&
            ![...found.linked].some((path) =>
              link.test(splitLanguage(path).address),
            ),
        )
        .map(([name]) => name);
      expect(missing).toEqual([]);
    });

    test("no two pages for search engines share a title, and each has a description and one main heading", () => {
      const titles = new Map<string, string>();
      const faults = pagesFound()
        .filter(({ isIndexable }) => isIndexable)
        .flatMap(({ path, title, description, h1s }) => {
          const twin = titles.get(title ?? "");
          titles.set(title ?? "", path);
          return [
            ...(title === null || twin !== undefined
              ? [`${path} is called "${title}", like ${twin}`]
              : []),
            ...((description ?? "") === ""
              ? [`${path} has no description`]
              : []),
            ...(h1s.length === 1 ? [] : [`${path} has ${h1s.length} h1`]),
          ];
        });
      expect(faults).toEqual([]);
    });
  },
);

test("the validator names what the standard does not allow", async () => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><title>Cars</title></head><body>${body}</body></html>`;
  expect(await htmlFaults(page("<p>Cars</p>"))).toEqual([]);
  expect(await htmlFaults(page("<p><div>Cars</div></p>"))).not.toEqual([]);
  expect(await htmlFaults(page("<ul><p>Cars</p></ul>"))).not.toEqual([]);
});

/** The words of a page without its scripts and without what says that it is English. */
function readSpanishText(html: string): string {
  const body = html.slice(html.indexOf("<body"));
  const spanish = body
    .replace(/<(script|style|template)\b[^>]*>[\s\S]*?<\/\1>/g, "")
    .replace(/<(\w+)\b[^>]* lang="en"[^>]*>[\s\S]*?<\/\1>/g, "");
  return readPage(`<main>${spanish}</main>`).text;
}

function isCore(page: string): boolean {
  return ["home", "searchVehicles", "vehicle"].includes(page);
}

function describeFault(
  { path, status, location }: CrawledPage,
  { foundOn }: Crawl,
): string {
  return `${path} (on ${foundOn.get(path)}) answers ${status} ${location ?? ""}`;
}
