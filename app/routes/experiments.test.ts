import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assignVariant } from "#app/domain/experiments/assign-variants.ts";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import {
  type ProfileVariant,
  profileVariant,
} from "#tests/support/profile-variant.ts";
import { SAMPLE_EXPERIMENT } from "#tests/support/sample-experiment.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { ANN, visitorCookie } from "#tests/support/visitor-cookie.ts";

const OWN_WORDS = "The whole price, right on the car.";
const BOLD_WORDS = "No surprises at the desk.";
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1";
const PERSON = { Accept: "text/html", "User-Agent": PHONE };

let variant: ProfileVariant;
let site: TestSite;
/** Another process with the same key and the same profile. */
let otherNode: TestSite;
beforeAll(async () => {
  variant = profileVariant("franchise", {
    "experiments.json": () =>
      JSON.stringify([
        SAMPLE_EXPERIMENT,
        { ...SAMPLE_EXPERIMENT, name: "draft", isDraft: true },
        {
          ...SAMPLE_EXPERIMENT,
          name: "ended",
          startDate: "2026-10-01T00:00:00-05:00",
          endDate: "2026-11-01T00:00:00-05:00",
        },
      ]),
  });
  const variables = { PROFILE: variant.folder };
  [site, otherNode] = await Promise.all([
    startTestSite({ variables }),
    startTestSite({ variables }),
  ]);
});
afterAll(async () => {
  await site.stop();
  await otherNode.stop();
  variant.remove();
});

/** An id that falls into the variant. */
function findId(name: string): string {
  for (let at = 0; at < 1000; at++) {
    const id = at.toString(16).padStart(36, "0");
    if (assignVariant(SAMPLE_EXPERIMENT, id) === name) return id;
  }
  return expect.fail("No id is in the variant.");
}

const asVisitor = (uniqueUserId: string) => ({
  headers: {
    ...PERSON,
    Cookie: visitorCookie({ ...STRANGER, uniqueUserId }),
  },
});

async function readHome(
  init: RequestInit,
  from: TestSite = site,
  path = "/",
): Promise<{ text: string; headers: Headers }> {
  const answer = await from.fetch(path, init);
  expect(answer.status).toBe(200);
  return { text: await answer.text(), headers: answer.headers };
}

test("the experiments that run are listed by name, and none where none runs", async () => {
  const answer = await site.fetch("/api/statsig/experiments");
  expect(await answer.json()).toEqual(["first-words"]);
  const plain = await startTestSite({ isSeeded: false });
  try {
    const none = await plain.fetch("/api/statsig/experiments");
    expect(await none.json()).toEqual([]);
    const home = await plain.fetch("/", { headers: PERSON });
    expect(home.headers.getSetCookie()).toEqual([]);
    expect(home.headers.get("Cache-Control")).toContain("public");
  } finally {
    await plain.stop();
  }
});

test("a variant's text and colors stand in the first byte of the page, its data and its payload", async () => {
  const bold = await readHome(asVisitor(findId("bold")));
  const control = await readHome(asVisitor(findId("control")));
  expect(bold.text).toContain(BOLD_WORDS);
  expect(bold.text).not.toContain(OWN_WORDS);
  expect(control.text).toContain(OWN_WORDS);
  expect(control.text).not.toContain(BOLD_WORDS);
  const styleOf = (text: string) =>
    /<style[^>]*>(.*?)<\/style>/s.exec(text)?.[1];
  expect(styleOf(bold.text)).not.toBe(styleOf(control.text));
  for (const path of ["/_payload.json", "/_.data"]) {
    const data = await readHome(asVisitor(findId("bold")), site, path);
    expect(data.text).toContain(BOLD_WORDS);
    expect(data.headers.get("Cache-Control")).toContain("private");
  }
});

test("the policy allows the colors of the variant that the page has", async () => {
  for (const name of ["bold", "control"]) {
    const { text, headers } = await readHome(asVisitor(findId(name)));
    const [, style = ""] =
      /<style[^>]*>(.*?)<\/style>/s.exec(text) ?? expect.fail();
    const digest = await crypto.subtle.digest(
      "SHA-256",
      new TextEncoder().encode(style),
    );
    const hash = Buffer.from(digest).toString("base64");
    expect(headers.get("Content-Security-Policy")).toContain(
      `'sha256-${hash}'`,
    );
  }
});

test("one id sees the same on two nodes, and again with the cookie that the first page gave", async () => {
  for (let at = 0; at < 12; at++) {
    const first = await readHome({ headers: PERSON });
    const [line = ""] = first.headers.getSetCookie();
    expect(line).toMatch(/^visitor=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    const Cookie = line.split(";")[0] ?? "";
    const words = first.text.includes(BOLD_WORDS) ? BOLD_WORDS : OWN_WORDS;
    for (const node of [site, otherNode]) {
      const again = await readHome({ headers: { ...PERSON, Cookie } }, node);
      expect(again.text).toContain(words);
      expect(again.headers.getSetCookie()).toEqual([]);
    }
  }
});

test("without functional consent the id lives until the browser closes, with it as long as the profile", async () => {
  const open = async (Cookie: string) =>
    (await readHome({ headers: { ...PERSON, Cookie } })).headers.getSetCookie();
  const [unasked = ""] = await open("displayCookies=show");
  const [refused = ""] = await open(
    "allowCookies=essential; displayCookies=hide",
  );
  const [allowed = ""] = await open(
    "allowCookies=essential,functional; displayCookies=hide",
  );
  expect(unasked).not.toContain("Max-Age");
  expect(refused).not.toContain("Max-Age");
  expect(allowed).toContain("Max-Age=31536000");
});

test("a crawler, a browser without cookies and a program see the site as it is, and get no id", async () => {
  const asked = [
    { ...PERSON, "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" },
    { ...PERSON, "Sec-Fetch-Site": "same-origin" },
    { "User-Agent": PHONE, Accept: "application/json" },
  ];
  for (const headers of [...asked, ...asked, ...asked]) {
    const home = await readHome({ headers });
    expect(home.text).toContain(OWN_WORDS);
    expect(home.headers.getSetCookie()).toEqual([]);
    expect(home.headers.get("Cache-Control")).toBe("private, no-cache");
  }
});

test("our cache keeps one page for each variant, and none holds an id", async () => {
  const ids = Array.from({ length: 40 }, (_, at) =>
    (at + 4096).toString(16).padStart(36, "0"),
  );
  for (const id of ids) {
    const { text } = await readHome(asVisitor(id));
    const isBold = assignVariant(SAMPLE_EXPERIMENT, id) === "bold";
    expect(text.includes(BOLD_WORDS)).toBe(isBold);
    for (const other of ids) expect(text).not.toContain(other);
  }
});

test("a known visitor keeps their details, and the page stays theirs", async () => {
  const uniqueUserId = findId("bold");
  const { headers, text } = await readHome({
    headers: {
      ...PERSON,
      Cookie: `${visitorCookie({ ...ANN, uniqueUserId })}; allowCookies=essential,functional`,
    },
  });
  expect(text).toContain(BOLD_WORDS);
  expect(headers.getSetCookie()).toEqual([]);
  expect(headers.get("Cache-Control")).toBe("private, no-cache");
});

test("feeds, sitemaps and pictures for sharing know no experiment", async () => {
  const sent = asVisitor(findId("bold"));
  for (const path of ["/robots.txt", "/sitemap.xml"])
    expect((await readHome(sent, site, path)).text).toBe(
      (await readHome({ headers: PERSON }, site, path)).text,
    );
});

test("the sample profile shows a draft, which has no effect", () => {
  const file = readFileSync("profiles/franchise/experiments.json", "utf8");
  expect(JSON.parse(file)).toMatchObject([{ isDraft: true }]);
});
