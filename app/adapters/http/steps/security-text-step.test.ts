import { expect, test } from "vitest";
import { formatSecurityText } from "./security-text-step.server.ts";

const SITE = {
  siteUrl: "https://dealer.example",
  phone: "6305550142",
  contactPath: "/contact-us",
  nowMs: () => Date.parse("2026-11-20T18:00:00Z"),
};

test("security.txt names whom to tell, for less than a year", () => {
  expect(formatSecurityText(SITE)).toBe(
    [
      "Contact: https://dealer.example/contact-us",
      "Contact: tel:+1-630-555-0142",
      "Expires: 2027-05-19T00:00:00.000Z",
      "Preferred-Languages: en, es",
      "Canonical: https://dealer.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test("without a contact page the phone number stands alone", () => {
  const text = formatSecurityText({ ...SITE, contactPath: null });
  expect(text).toMatch(/^Contact: tel:/);
});
