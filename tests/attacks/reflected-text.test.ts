import { beforeAll, expect, test } from "vitest";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { getPayloadAddress } from "#app/domain/delivery/delivery.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

// A06: words of an address that come back in the answer stay words.

const LIST = "/search-vehicles/all-inventory";

const WORDS = [
  `"><svg/onload=h8x()>`,
  `</title><script>h8x()</script>`,
  `</script><img src=x onerror=h8x()>`,
  `'-h8x()-'`,
  `javascript:h8x()`,
  `{{constructor.constructor("h8x()")()}}`,
  `\\u003cscript\\u003eh8x()`,
  `<!--<script>h8x()`,
  `\u2028h8x()//`,
];

let site: TestSite;
let vehicle: string;
beforeAll(async () => {
  site = await startTestSite();
  const [first] = site.vehicles;
  vehicle = getVehicleAddress(first?.vehicle ?? expect.fail("no vehicles"));
  return site.stop;
});

const PLACES: Readonly<Record<string, (word: string) => string>> = {
  "the message of a 404": (word) => `/${word}`,
  "the full path of a 404": (word) => `${LIST}/wheels/4?x=${word}`,
  filterKey: (word) => `${LIST}/${word}/4`,
  filterValue: (word) => `${LIST}/make_model/${word}`,
  keyword: (word) => `${LIST}?q=${word}`,
  "words to search by": (word) => `${LIST}?words=${word}`,
  utm: (word) => `/?utm_source=${word}&utm_campaign=${word}`,
  "an order": (word) => `${LIST}?sort=${word}`,
  "a slug": (word) => `/used-vehicle/suvs/${word}/1HGCM82633A004352`,
  "a name": (word) => `/our-company/meet-our-team/${word}`,
  "a way back": (word) => `/private-inventory?returnTo=${word}`,
  "a reference": (word) =>
    `/amp-contact-request-confirmation?reference=${word}`,
  "a car's query": (word) => `${vehicle}?utm_term=${word}`,
};

function listElements(html: string): readonly string[] {
  return [...html.matchAll(/<(script|img|svg|iframe|object|base)\b/g)].map(
    ([, name = ""]) => name,
  );
}

test.each(Object.entries(PLACES))(
  "A06: %s comes back as text, in pages and in their data",
  async (_place, at) => {
    const calm = await (await site.fetch(at("calm"))).text();
    for (const word of WORDS) {
      const path = at(encodeURIComponent(word));
      for (const asked of [path, getPayloadAddress(path)]) {
        const answer = await site.fetch(asked);
        const text = await answer.text();
        expect([asked, answer.status]).not.toEqual([asked, 500]);
        if (answer.status >= 300 && answer.status < 400) {
          expect(answer.headers.get("Location")).toMatch(/^\/(?!\/)/);
          continue;
        }
        if (answer.headers.get("Content-Type")?.includes("json") === true) {
          expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
          expect(() => JSON.parse(text)).not.toThrow();
          continue;
        }
        expect(text).not.toContain("<svg/onload");
        expect(text).not.toContain("<script>h8x");
        expect(text).not.toContain("<img src=x");
        expect(text).not.toMatch(/(?:href|src|action)="\s*javascript:/i);
        if (answer.status === 404 || answer.status === 400) continue;
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
  for (const word of WORDS.filter((it) => !it.includes("\u2028")))
    expect(await countScripts(`/${encodeURIComponent(word)}`)).toBe(calm);
});
