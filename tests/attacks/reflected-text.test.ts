import { beforeAll, expect, test } from "vitest";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { getPayloadAddress } from "#app/domain/delivery/delivery.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

// A06: words of an address that come back in the answer stay words.

const LIST = "/search-vehicles/all-inventory";

/** A line ends there in JavaScript, and nowhere else. */
const LINE_BREAK = "\u2028";
const WORDS = [
  `"><svg/onload=h8x()>`,
  `</title><script>h8x()</script>`,
  `</script><img src=x onerror=h8x()>`,
  `'-h8x()-'`,
  `javascript:h8x()`,
  `{{constructor.constructor("h8x()")()}}`,
  `\\u003cscript\\u003eh8x()`,
  `<!--<script>h8x()`,
  `${LINE_BREAK}h8x()//`,
];

let site: TestSite;
let vehicle: string;
beforeAll(async () => {
  site = await startTestSite();
  const [first] = site.vehicles;
  vehicle = getVehicleAddress(first?.vehicle ?? expect.fail("no vehicles"));
  return site.stop;
});

interface Place {
  readonly toPath: (word: string) => string;
  readonly status: number;
  /** The word is a part of the path, where a line break cannot be read. */
  readonly isInPath?: true;
}

const PLACES: Readonly<Record<string, Place>> = {
  "the message of a 404": {
    toPath: (word) => `/${word}`,
    status: 404,
    isInPath: true,
  },
  "the full path of a 404": {
    toPath: (word) => `${LIST}/wheels/4?x=${word}`,
    status: 404,
  },
  filterKey: {
    toPath: (word) => `${LIST}/${word}/4`,
    status: 404,
    isInPath: true,
  },
  filterValue: {
    toPath: (word) => `${LIST}/make_model/${word}`,
    status: 404,
    isInPath: true,
  },
  keyword: { toPath: (word) => `${LIST}?q=${word}`, status: 200 },
  "words to search by": {
    toPath: (word) => `${LIST}?words=${word}`,
    status: 302,
  },
  utm: {
    toPath: (word) => `/?utm_source=${word}&utm_campaign=${word}`,
    status: 200,
  },
  "an order": { toPath: (word) => `${LIST}?sort=${word}`, status: 404 },
  "a slug": {
    toPath: (word) => `/used-vehicle/suvs/${word}/1HGCM82633A004352`,
    status: 404,
    isInPath: true,
  },
  "a name": {
    toPath: (word) => `/our-company/meet-our-team/${word}`,
    status: 404,
    isInPath: true,
  },
  // Here nothing is locked.
  "a way back": {
    toPath: (word) => `/private-inventory?returnTo=${word}`,
    status: 404,
  },
  "a reference": {
    toPath: (word) => `/amp-contact-request-confirmation?reference=${word}`,
    status: 200,
  },
  "a car's query": {
    toPath: (word) => `${vehicle}?utm_term=${word}`,
    status: 200,
  },
};

function getStatus(place: string, { status, isInPath }: Place, word: string) {
  if (!word.includes(LINE_BREAK)) return status;
  // Keywords have no line breaks: the list leads to the ones without.
  if (place === "keyword") return 301;
  return isInPath === true ? 400 : status;
}

function listElements(html: string): readonly string[] {
  return [...html.matchAll(/<(script|img|svg|iframe|object|base)\b/g)].map(
    ([, name = ""]) => name,
  );
}

test.each(Object.entries(PLACES))(
  "A06: %s comes back as text, in pages and in their data",
  async (name, place) => {
    const calm = await (await site.fetch(place.toPath("calm"))).text();
    for (const word of WORDS) {
      const path = place.toPath(encodeURIComponent(word));
      const status = getStatus(name, place, word);
      for (const asked of [path, getPayloadAddress(path)]) {
        const answer = await site.fetch(asked);
        const text = await answer.text();
        expect([asked, answer.status]).toEqual([asked, status]);
        if (status === 301 || status === 302) {
          expect(answer.headers.get("Location")).toMatch(/^\/(?!\/)/);
          continue;
        }
        // What cannot be read is refused before anybody asks what it was for.
        if (asked !== path && status !== 400) {
          expect(answer.headers.get("Content-Type")).toBe("application/json");
          expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
          expect(() => JSON.parse(text)).not.toThrow();
          continue;
        }
        expect(text).not.toContain("<svg/onload");
        expect(text).not.toContain("<script>h8x");
        expect(text).not.toContain("<img src=x");
        expect(text).not.toMatch(/(?:href|src|action)="\s*javascript:/i);
        if (status !== 200) continue;
        expect(listElements(text).filter((it) => it === "script")).toEqual(
          listElements(calm).filter((it) => it === "script"),
        );
      }
    }
  },
);

test("A06: a 404 runs the scripts of every 404 and none besides", async () => {
  const countScripts = async (path: string) =>
    listElements(await (await site.fetch(path)).text()).filter(
      (it) => it === "script",
    ).length;
  const calm = await countScripts("/calm");
  for (const word of WORDS.filter((it) => !it.includes(LINE_BREAK)))
    expect(await countScripts(`/${encodeURIComponent(word)}`)).toBe(calm);
});
