import { beforeAll, describe, expect, test } from "vitest";
import { CONTENT_PAGES } from "#tests/support/content-pages.ts";
import { hostileProfile } from "#tests/support/hostile-profile.ts";
import { readPage } from "#tests/support/page-html.ts";
import { profileVariant } from "#tests/support/profile-variant.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
/** A tag with its attributes; the pages write no bare ">" into a value. */
const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>"]+(?:="[^"]*"|=[^\s"'>]+)?)*)\s*\/?>/g;

/** What a browser would run or follow: one line each. */
function dangers(html: string): readonly string[] {
  const found: string[] = [];
  for (const [script] of html.matchAll(SCRIPT))
    if (/^<script[^>]*>window\.hacked/.test(script)) found.push(script);
  const markup = html.replace(SCRIPT, "");
  if (/<\/?script/i.test(markup)) found.push("a script that is not closed");
  for (const [tag, name, attributes = ""] of markup.matchAll(TAG)) {
    // What is within the quotes of another attribute is its text.
    const own = attributes.replace(/="(?!x")[^"]*"/g, "=");
    if (name === "img" && / src="?x[" ]/.test(own)) found.push(tag);
    if (/\son\w+=/.test(attributes.replace(/="[^"]*"/g, "="))) found.push(tag);
    if (/\s(?:href|src|action)="\s*(?:javascript|data:text)/i.test(attributes))
      found.push(tag);
  }
  return found;
}

test("the search for dangers finds each kind", () => {
  for (const html of [
    "<script>window.hacked=1</script>",
    "<p></script>",
    "<img src=x onerror=hacked()>",
    '<img src="x" alt="y">',
    '<a onclick="hacked()">x</a>',
    '<a href="javascript:hacked()">x</a>',
  ])
    expect(dangers(html), html).not.toEqual([]);
  for (const html of [
    '<p title="&lt;script>">onclick=no</p>',
    '<img src="/a.webp" alt="&lt;img src=x onerror=hacked()&gt;"/>',
  ])
    expect(dangers(html), html).toEqual([]);
});

describe("a profile with hostile markup in every text", () => {
  let site: TestSite;
  let plain: TestSite;
  beforeAll(async () => {
    const hostile = hostileProfile("franchise");
    site = await startTestSite({ variables: { PROFILE: hostile.folder } });
    plain = await startTestSite();
    return async () => {
      await Promise.all([site.stop(), plain.stop()]);
      hostile.remove();
    };
  });

  test.each(CONTENT_PAGES)(
    "%s shows it as text and runs nothing of it",
    async (path) => {
      const response = await site.fetch(path);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(dangers(html)).toEqual([]);
      // The words are there: nothing was dropped to be safe.
      expect(readPage(html).text).toContain("<img src=x onerror=hacked()>");
      const usual = await (await plain.fetch(path)).text();
      for (const kind of [/<script\b/g, /<h1\b/g, /<title\b/g, /<main\b/g])
        expect(count(html, kind), String(kind)).toBe(count(usual, kind));
      expect(readPage(html).canonical).toBe(`https://dealer.example${path}`);
    },
  );

  test("a page that is not there is not found, in the same words", async () => {
    const response = await site.fetch("/no/such/page");
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(dangers(html)).toEqual([]);
  });

  test("no header carries the words of a profile", async () => {
    for (const path of CONTENT_PAGES) {
      const { headers } = await site.fetch(path);
      expect([...headers].join(" ")).not.toMatch(/hacked|evil/);
    }
  });

  test("a form that is refused says so in the hostile words, and runs nothing", async () => {
    const html = await (await site.fetch("/contact-us")).text();
    const body = new URLSearchParams({
      formToken: "none",
      firstName: "<script>window.hacked=1</script>",
      email: '"><img src=x onerror=hacked()>',
    });
    const response = await site.fetch("/contact-us", {
      method: "POST",
      body,
      headers: { Origin: site.origin },
    });
    expect(html).toContain("<form");
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(dangers(await response.text())).toEqual([]);
  });
});

describe("a profile that says little", () => {
  let site: TestSite;
  beforeAll(async () => {
    const bare = profileVariant("franchise", {
      // Nobody is left in the finance department.
      "staff.json": (content) =>
        content.replaceAll('"department": "Finance"', '"department": "Sales"'),
      "reviews.json": () => "[]",
      "promotions.json": () => "[]",
      "faqs.json": (content) =>
        JSON.stringify(
          Object.fromEntries(
            Object.keys(JSON.parse(content)).map((key) => [key, []]),
          ),
        ),
    });
    site = await startTestSite({
      isSeeded: false,
      variables: { PROFILE: bare.folder },
    });
    return async () => {
      await site.stop();
      bare.remove();
    };
  });

  test.each(CONTENT_PAGES)(
    "%s leaves out what it has nothing for",
    async (path) => {
      const response = await site.fetch(path);
      const { text, ids, links, headingLevels } = readPage(
        await response.text(),
      );
      expect(response.status).toBe(200);
      for (const heading of [
        "What customers say",
        "Questions, answered plainly",
        "Worth knowing today",
      ])
        expect(text).not.toContain(heading);
      expect(
        links.filter((it) => /^#./.test(it) && !ids.has(it.slice(1))),
      ).toEqual([]);
      expect(headingLevels.filter((it) => it === 1)).toEqual([1]);
    },
  );

  test("the team page has no department without people", async () => {
    const { ids, text } = readPage(
      await (await site.fetch("/our-company/meet-our-team")).text(),
    );
    expect(ids.has("sales") && ids.has("service")).toBe(true);
    expect(ids.has("finance")).toBe(false);
    expect(text).not.toContain("go over the whole contract");
  });
});

describe("a service department without staff and a review of 3,000 words", () => {
  let site: TestSite;
  const LAST_WORD = "the-last-word";
  beforeAll(async () => {
    const odd = profileVariant("franchise", {
      "staff.json": (content) =>
        content.replaceAll('"department": "Service"', '"department": "Sales"'),
      "reviews.json": (content) => {
        const [review] = JSON.parse(content);
        const text = `${"They called me back. ".repeat(750)}${LAST_WORD}`;
        const photo = {
          hasPhoto: true,
          reviewerPhoto: "https://photos.example/denise.jpg",
        };
        return JSON.stringify([
          { ...review, ...photo, text, categories: ["Service"] },
        ]);
      },
    });
    site = await startTestSite({
      isSeeded: false,
      variables: { PROFILE: odd.folder },
    });
    return async () => {
      await site.stop();
      odd.remove();
    };
  });

  test("the service center has no heading over nobody, and folds the long review", async () => {
    const response = await site.fetch("/service");
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(readPage(html).text).not.toContain(
      "The people who look after your car",
    );
    const figure = /<figure class="review"[\s\S]*?<\/figure>/.exec(html)?.[0];
    expect(figure).toContain(LAST_WORD);
    const seen = figure?.replace(/<details[\s\S]*?<\/details>/, "") ?? "";
    expect(readPage(`<main>${seen}</main>`).text.length).toBeLessThan(800);
    expect(figure).toContain("Read the whole review");
  });

  test("a reviewer's photo may come from the host that the profile names, and from no other", async () => {
    const { headers } = await site.fetch("/service");
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(/img-src ([^;]*);/.exec(policy)?.[1]).toBe(
      "'self' data: https://photos.example",
    );
  });
});

describe("addresses that name nothing", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ isSeeded: false });
    return site.stop;
  });

  test.each([
    "/our-company/meet-our-team/nobody",
    "/our-company/meet-our-team/__proto__",
    "/our-company/meet-our-team/constructor",
    "/our-company/meet-our-team/ellen-brandt/more",
    "/shopping-guides/nothing",
    "/shopping-guides/tostring",
    "/authors/nobody",
    "/authors/..%2F..%2Fprofile",
    "/authors",
    "/legal",
    "/legal/imprint",
    "/legal/privacy-policy.md",
    "/auto-financing/nothing",
    "/sell-trade-my-car/nothing",
    "/service/nothing",
    "/special-offers/nothing",
    "/special-offers/service/nothing",
    "/special-offers/boats/nothing",
    "/vehicle-protection-plans/nothing",
    "/contact-us/nothing",
    `/our-company/meet-our-team/${"a".repeat(3_000)}`,
  ])("%s is not found", async (path) => {
    const response = await site.fetch(path);
    const { h1s, layout, canonical } = readPage(await response.text());
    expect(response.status).toBe(404);
    expect(h1s).toEqual(["Page not found"]);
    expect(layout).toBe("default");
    expect(canonical).toBe(null);
  });

  test.each([
    "/contact-us?topic=99",
    "/contact-us?topic=%3Cscript%3Ewindow.hacked%3D1%3C/script%3E",
    "/contact-us?reference=%22%3E%3Cimg%20src%3Dx%20onerror%3Dhacked()%3E",
    "/service?reference=__proto__",
    "/sell-trade-my-car?reference=%00",
    "/amp-contact-request-confirmation?reference=%E2%80%AEABCD-2345",
    "/service?service=nothing&vehicleMake=%3Cscript%3E",
  ])("%s is the page itself, and shows none of it", async (path) => {
    const response = await site.fetch(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(dangers(html)).toEqual([]);
    expect(readPage(html).text).not.toMatch(/hacked|__proto__|\u202E/);
  });
});

function count(html: string, pattern: RegExp): number {
  return html.match(pattern)?.length ?? 0;
}
