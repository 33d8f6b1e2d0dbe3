import { expect, test } from "vitest";
import { formPorts } from "#tests/support/form-ports.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { contactPage } from "./contact.server.ts";

const { ports } = formPorts();
const { profile } = ports;

function listLabels(query = "", pages: Partial<typeof profile.pages> = {}) {
  return contactPage(
    {
      ...ports,
      profile: { ...profile, pages: { ...profile.pages, ...pages } },
    },
    STRANGER_FACTS,
    { query: new URLSearchParams(query), areCookiesRefused: false },
  ).quickLinks.map(({ label }) => label);
}

test("what needs no message is a link away, and only to pages that are on", () => {
  expect(listLabels()).toEqual([
    "Book a service visit",
    "See what your car is worth",
    "Get pre-approved",
    "See open jobs",
  ]);
  expect(listLabels("", { careers: false, serviceSchedule: false })).toEqual([
    "See what your car is worth",
    "Get pre-approved",
  ]);
});

test("whoever writes to one person or store is led nowhere else", () => {
  expect(listLabels("store=joliet")).toEqual([]);
});
