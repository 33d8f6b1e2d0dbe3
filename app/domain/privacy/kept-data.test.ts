import { expect, test } from "vitest";
import type { Experiment } from "#app/domain/experiments/assign-variants.ts";
import { SAMPLE_EXPERIMENT } from "#tests/support/sample-experiment.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { listKeptData } from "./kept-data.ts";

test("what a visitor's cookie holds is listed once, and no name or address stays without consent", () => {
  const kept = listKeptData(readProfile("used-only"));
  const kinds = kept.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  const inBrowser = kept.filter(({ place }) => place === "browser");
  expect(
    inBrowser
      .filter(({ without }) => without === "nothing")
      .map(({ kind }) => kind),
  ).toEqual(["contact", "homeAddress"]);
  expect(inBrowser).toHaveLength(7);
});

test("what is kept on our side has the days that the sweep deletes by", () => {
  const profile = readProfile("used-only");
  const { leads, careers, consents } = profile.leads.retentionDays;
  const days = Object.fromEntries(
    listKeptData(profile).map((it) => [it.kind, it.days]),
  );
  expect(days).toMatchObject({
    contact: profile.visitor.profileDays,
    messages: leads,
    mails: leads,
    applications: careers,
    consents,
    codes: 1,
    limits: 1,
    erased: profile.visitor.profileDays,
  });
});

test("where phones are not verified nothing is said of codes", () => {
  const kinds = listKeptData(readProfile("franchise")).map(({ kind }) => kind);
  expect(kinds).not.toContain("codes");
  expect(kinds).not.toContain("verifiedPhone");
});

test("what experiments keep is listed where one is more than a draft", () => {
  const profile = readProfile("used-only");
  const list = (experiments: readonly Experiment[]) =>
    listKeptData({ ...profile, experiments })
      .filter(({ kind }) => kind === "experiments")
      .map(({ place, days }) => ({ place, days }));
  expect(list([SAMPLE_EXPERIMENT])).toEqual([
    { place: "us", days: profile.visitor.profileDays },
  ]);
  expect(list([{ ...SAMPLE_EXPERIMENT, isDraft: true }])).toEqual([]);
});

test("appointments are listed where they can be made", () => {
  const profile = readProfile("franchise");
  const list = (pages: Partial<typeof profile.pages>) =>
    listKeptData({ ...profile, pages: { ...profile.pages, ...pages } })
      .filter(({ kind }) => kind === "appointments")
      .map(({ place, days }) => ({ place, days }));
  const kept = { place: "us", days: profile.leads.retentionDays.leads };
  expect(list({ testDrive: true, serviceSchedule: false })).toEqual([kept]);
  expect(list({ testDrive: false, serviceSchedule: true })).toEqual([kept]);
  expect(list({ testDrive: false, serviceSchedule: false })).toEqual([]);
});
