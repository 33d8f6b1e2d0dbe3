import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import * as v from "valibot";
import { formatContentSecurityPolicy } from "#app/adapters/http/answers/security-headers.server.ts";
import { tracking } from "#app/domain/store-profile/tracking.ts";
import { allTagsOn } from "#tests/support/tagged-tracking.ts";
import { findTagSettings } from "./tag-settings.ts";
import { listTagSources } from "./tag-sources.ts";

const parse = (changes: object) =>
  v.parse(tracking, { ...allTagsOn(), ...changes });

const listMessages = (changes: object) => {
  const parsed = v.safeParse(tracking, { ...allTagsOn(), ...changes });
  return parsed.success
    ? []
    : parsed.issues.map((it) => `${v.getDotPath(it)} ${it.message}`);
};

const OFF = { tags: undefined };

test("a tag runs where it is on and has its id", () => {
  const settings = findTagSettings({ tracking: parse({}) });
  expect(settings).toMatchObject({
    googleTag: { id: "G-ABC1234567" },
    googleAds: { id: "AW-123456789" },
    metaPixel: { id: "1234567890" },
    consentManager: { id: "manager-1" },
    automotiveEvents: { oemCode: "HON" },
    missing: [],
  });
});

test("one that is on without its id is told as missing, and is no part of the policy", () => {
  const settings = findTagSettings({
    tracking: parse({ googleTagId: null, metaPixelId: null }),
  });
  expect(settings).toMatchObject({
    googleTag: null,
    metaPixel: null,
    automotiveEvents: null,
    missing: ["googleTag", "metaPixel"],
  });
  expect(JSON.stringify(listTagSources(settings))).not.toMatch(
    /facebook|google-analytics/,
  );
});

test("an id alone turns nothing on; the pixel's is the server's account, too", () => {
  const settings = findTagSettings({ tracking: parse(OFF) });
  expect(settings).toMatchObject({ hasMetaIds: true, metaPixel: null });
  expect(listTagSources(settings)).toEqual({
    scripts: [],
    images: [],
    connections: [],
  });
  const none = parse({ ...OFF, metaPixelId: null });
  expect(findTagSettings({ tracking: none })).toBeNull();
});

test.each([
  ["googleTagId", "UA-123", "must be the id of a Google tag"],
  ["googleAdsId", "123", "must be the id of a Google Ads account"],
  ["metaPixelId", "1; script-src *", "must be the digits of a Meta pixel"],
  ["consentManagerId", "a b", "must be letters, digits"],
])("%s %j is refused with its key and what it must be", (key, value, said) => {
  const [message] = listMessages({ [key]: value });
  expect(message).toMatch(new RegExp(`^${key} ${said}`));
});

test.each([
  "https://tags.example/a;script-src *",
  "https://tags.example/a,b",
  "https://tags.example/a?b=1",
  "javascript:alert(1)",
  "/own.js",
])("a script's address %j is refused", (scriptUrl) => {
  const tags = {
    ...allTagsOn().tags,
    metaPixel: { isEnabled: true, scriptUrl },
  };
  expect(listMessages({ tags })).not.toEqual([]);
});

test("Google's evaluator finds nothing grave in a policy with all tags on", () => {
  const sources = listTagSources(findTagSettings({ tracking: parse({}) }));
  const policy = formatContentSecurityPolicy(
    ["one()"],
    true,
    [],
    [],
    [],
    sources,
  );
  expect(policy).toContain("https://www.googletagmanager.com/gtag/");
  expect(policy).not.toMatch(/unsafe-|\*|http:/);
  const { csp } = new CspParser(policy);
  expect(
    new CspEvaluator(csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.MEDIUM),
  ).toEqual([]);
});

test("the evaluator would find a host that answers with anybody's callbacks", () => {
  const { csp } = new CspParser(
    "default-src 'none'; script-src 'self' https://www.google.com https://googleads.g.doubleclick.net; base-uri 'none'; object-src 'none'",
  );
  const grave = new CspEvaluator(csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM);
  expect(grave.length).toBeGreaterThan(0);
});

test("only the vendors in use are named", () => {
  const metaAlone = findTagSettings({
    tracking: parse({
      googleTagId: null,
      googleAdsId: null,
      consentManagerId: null,
    }),
  });
  expect(listTagSources(metaAlone)).toEqual({
    scripts: [
      "https://connect.facebook.net/en_US/fbevents.js",
      "https://connect.facebook.net/signals/config/1234567890",
      "https://connect.facebook.net/signals/plugins/",
    ],
    images: ["https://www.facebook.com/tr/"],
    connections: ["https://www.facebook.com/tr/"],
  });
});
