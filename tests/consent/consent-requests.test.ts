import { beforeAll, describe, expect, test } from "vitest";
import { isPixelGranted } from "#app/domain/consent/pixel-consent.ts";
import { readConsent } from "#app/domain/consent/consent-cookies.ts";
import { buildConsentSignals } from "#app/domain/tags/consent-signals.ts";
import {
  type Allowed,
  CASES,
  LISTS,
  startTierSites,
  type TierSites,
  UNASKED,
  USES,
  VIN,
} from "./tier-sites.ts";

// Q42 and A31, as far as they need no browser: what answers set, what pages show and which events are taken.

let stage: TierSites;
beforeAll(async () => {
  stage = await startTierSites();
  return stage.stop;
});

const PAGES = ["/contact-us", "/legal/privacy-policy"];
const FULL_CASES = CASES.flatMap((it) =>
  PAGES.map((page) => ({ ...it, page })),
);

const HALF_A_YEAR_S = 15_552_000;
const BANNER =
  /<section class="consent(?: is-asked"|"(?<isHidden> hidden="")) id="cookie-banner"/;

function isBannerShown(html: string): boolean {
  const found = BANNER.exec(html);
  return found !== null && found.groups?.["isHidden"] === undefined;
}

let clients = 0;
/** Each from a household of its own, because calls are counted. */
function headersOf(isSignalled: boolean, cookies = ""): Record<string, string> {
  clients += 1;
  return {
    "X-Forwarded-For": `10.9.${clients >> 8}.${clients % 256}`,
    ...(isSignalled && { "Sec-GPC": "1" }),
    ...(cookies !== "" && { Cookie: cookies }),
  };
}

function formatViewCall(path: string, atMs: number): string {
  return JSON.stringify({
    eventName: "ViewContent",
    eventTime: Math.floor(atMs / 1000),
    custom_data: { path, content_ids: [VIN] },
  });
}

/** Written by hand from the reference on Consent Mode v2: analytics, the three of advertising, the two of functions. */
const SIGNALS = {
  EFAT: ["granted", "granted", "granted"],
  EFA: ["granted", "denied", "granted"],
  EFT: ["denied", "granted", "granted"],
  EF: ["denied", "denied", "granted"],
  E: ["denied", "denied", "denied"],
} as const satisfies Record<Allowed, readonly string[]>;

test.each(CASES)(
  "tier $tier, $action, signal $isSignalled: vendors hear the signals of $allowed",
  ({ tier, isSignalled, allowed }) => {
    const consent = readConsent({
      tier,
      isForced: false,
      hasPrivacySignal: isSignalled,
      allowed: tier === 0 ? undefined : LISTS[allowed],
      display: "hide",
    });
    const [analytics, advertising, functions] = SIGNALS[allowed];
    expect(buildConsentSignals(consent)).toEqual({
      security_storage: "granted",
      functionality_storage: functions,
      personalization_storage: functions,
      analytics_storage: analytics,
      ad_storage: advertising,
      ad_user_data: advertising,
      ad_personalization: advertising,
    });
    expect(isPixelGranted(consent)).toBe(USES[allowed]?.pixel ?? false);
  },
);

test("there are 4 tiers, 5 actions, two kinds of browsers and two kinds of paths", () => {
  expect(FULL_CASES).toHaveLength(80);
});

describe.each(FULL_CASES)(
  "tier $tier, $action on $page, signal $isSignalled",
  ({ tier, action, isSignalled, allowed, page }) => {
    test(`the answer keeps ${allowed}, hides the banner, and events are taken for that alone`, async () => {
      const site = stage.sites[tier];
      const answer = await site.fetch("/cookie-consent", {
        method: "POST",
        headers: headersOf(isSignalled),
        body: new URLSearchParams([
          ["choice", action],
          ["categories", "functional"],
          ["categories", "targeting"],
          ["returnTo", page],
          ["isQuiet", "1"],
        ]),
      });
      const lines = answer.headers.getSetCookie();
      const life = `; Path=/; Max-Age=${HALF_A_YEAR_S}; SameSite=Lax`;
      expect(lines).toEqual(
        tier === 0
          ? []
          : [
              `allowCookies=${LISTS[allowed]}${life}`,
              `displayCookies=hide${life}`,
            ],
      );
      const cookies = lines.map((it) => it.split(";", 1)[0]).join("; ");
      const shown = await site.fetch(page, {
        headers: headersOf(isSignalled, cookies),
      });
      const html = await shown.text();
      expect(isBannerShown(html)).toBe(false);
      expect(html).not.toMatch(/<(?:script|iframe)[^>]* src="https?:/);
      // In tier 0 a signal takes back what nobody was asked about; it is noted then.
      expect(shown.headers.getSetCookie()).toEqual(
        tier === 0 && isSignalled ? [`allowCookies=${LISTS.EFA}${life}`] : [],
      );
      const before = site.events.length;
      const relayed = await site.fetch("/api/track/facebook", {
        method: "POST",
        headers: {
          ...headersOf(isSignalled, cookies),
          "Content-Type": "application/json",
        },
        body: formatViewCall(page, site.nowMs()),
      });
      expect(relayed.status).toBe(204);
      const uses = USES[allowed];
      expect(
        site.events.slice(before).map(({ name, purposes }) => [name, purposes]),
      ).toEqual(uses === null ? [] : [["ViewContent", uses]]);
    });
  },
);

describe.each([
  [0, false, []],
  [1, true, []],
  [2, true, []],
  [3, true, []],
] as const)("tier %i, before a choice", (tier, isAsked, kept) => {
  test.each([false, true])(
    "the banner is there by tier and path, signal %s, and nothing is kept or reported without a yes",
    async (isSignalled) => {
      const site = stage.sites[tier];
      const allowed = UNASKED[tier][isSignalled ? 1 : 0];
      const notes = isSignalled && tier < 2 ? ["allowCookies"] : kept;
      for (const page of PAGES) {
        const answer = await site.fetch(page, {
          headers: headersOf(isSignalled),
        });
        const html = await answer.text();
        expect(isBannerShown(html)).toBe(isAsked && !page.includes("/legal"));
        expect(
          answer.headers.getSetCookie().map((it) => it.split("=", 1)[0]),
        ).toEqual(notes);
      }
      const before = site.events.length;
      await site.fetch("/api/track/facebook", {
        method: "POST",
        headers: {
          ...headersOf(isSignalled),
          "Content-Type": "application/json",
        },
        body: formatViewCall("/", site.nowMs()),
      });
      const uses = USES[allowed];
      expect(site.events.slice(before).map(({ purposes }) => purposes)).toEqual(
        uses === null ? [] : [uses],
      );
    },
  );
});

test.each([
  "allowCookies=targeting%2Cessential; displayCookies=hide",
  "allowCookies=essential,functional,analytics,targeting,everything",
  "allowCookies=TARGETING,__proto__; displayCookies=never",
])(
  "A31: a forged list (%s) allows at most what it could have been given, and never against the signal",
  async (Cookie) => {
    const site = stage.sites[3];
    const before = site.events.length;
    await site.fetch("/api/track/facebook", {
      method: "POST",
      headers: {
        ...headersOf(true, Cookie),
        "Content-Type": "application/json",
      },
      body: formatViewCall("/", site.nowMs()),
    });
    for (const { purposes } of site.events.slice(before))
      expect(purposes.targeting).toBe(false);
  },
);

test("A31: a thousand calls of one browser are counted, and none without consent is taken", async () => {
  const site = stage.sites[3];
  const before = site.events.length;
  const statuses = new Set<number>();
  const call = {
    method: "POST",
    headers: {
      ...headersOf(false),
      "Content-Type": "application/json",
    },
    body: formatViewCall("/", site.nowMs()),
  };
  for (let round = 0; round < 20; round++)
    for (const { status } of await Promise.all(
      Array.from({ length: 50 }, () => site.fetch("/api/track/facebook", call)),
    ))
      statuses.add(status);
  expect([...statuses].sort()).toEqual([204, 429]);
  expect(site.events).toHaveLength(before);
});
