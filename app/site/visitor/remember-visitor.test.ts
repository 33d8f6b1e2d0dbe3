import { expect, test } from "vitest";
import type { Consent } from "#app/domain/consent/consent.ts";
import {
  STRANGER,
  type VisitorProfile,
} from "#app/domain/visitor/visitor-profile.ts";
import { formPorts } from "#tests/support/form-ports.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { hasAgreedBefore } from "./given-consent.server.ts";
import { rememberSender, rememberVisitor } from "./remember-visitor.server.ts";

const CONTACT = {
  firstName: "Ann",
  lastName: "Shopper",
  email: "ann@example.com",
  phone: "6305550199",
};

function portsSaving() {
  const saved: { visitor: VisitorProfile; consent: Consent }[] = [];
  const { ports, clock } = formPorts();
  const visitorCookies = {
    save(visitor: VisitorProfile, consent: Consent) {
      saved.push({ visitor, consent });
      return ["visitor=sealed"];
    },
  };
  return { ports: { ...ports, visitorCookies }, clock, saved };
}

test("four contact fields of a lead unlock, and the visitor gets an id of their own", () => {
  const { ports, clock, saved } = portsSaving();
  const remembered = rememberSender(ports, STRANGER_FACTS, CONTACT, null);
  expect(remembered.setCookies).toEqual(["visitor=sealed"]);
  expect(remembered.visitor).toEqual({
    ...STRANGER,
    ...CONTACT,
    uniqueUserId: remembered.visitor.uniqueUserId,
    unlockInventoryAtMs: clock.ms,
    unlockPriceAtMs: clock.ms,
  });
  expect(remembered.visitor.uniqueUserId).toMatch(/^[0-9a-f]{36}$/);
  expect(saved).toEqual([
    { visitor: remembered.visitor, consent: STRANGER_FACTS.consent },
  ]);
  const other = rememberVisitor(ports, STRANGER_FACTS, CONTACT).visitor;
  expect(other.uniqueUserId).not.toBe(remembered.visitor.uniqueUserId);
});

test("what is known stays, and an open inventory is not opened again", () => {
  const { ports, clock } = portsSaving();
  const visitor: VisitorProfile = {
    ...STRANGER,
    ...CONTACT,
    uniqueUserId: "0f".repeat(18),
    unlockInventoryAtMs: clock.ms - 1000,
    unlockPriceAtMs: clock.ms - 1000,
  };
  const facts = { ...STRANGER_FACTS, visitor };
  const remembered = rememberSender(ports, facts, { firstName: "Anna" }, null);
  expect(remembered.visitor).toEqual({ ...visitor, firstName: "Anna" });
});

test("a part of the contact fields unlocks nothing", () => {
  const { ports } = portsSaving();
  const { visitor } = rememberSender(
    ports,
    STRANGER_FACTS,
    {
      ...CONTACT,
      phone: "",
    },
    null,
  );
  expect(visitor.unlockInventoryAtMs).toBeNull();
});

test("a save of which no lead tells the dealer unlocks nothing, although it completes the contact fields", () => {
  const { ports } = portsSaving();
  const { phone, ...others } = CONTACT;
  const facts = { ...STRANGER_FACTS, visitor: { ...STRANGER, ...others } };
  const { visitor } = rememberVisitor(ports, facts, { phone });
  expect(visitor).toMatchObject(CONTACT);
  expect(visitor.unlockInventoryAtMs).toBeNull();
  expect(visitor.unlockPriceAtMs).toBeNull();
});

test("the consent that a lead brings is remembered for whom the lead says, and is nobody else's", () => {
  const { ports } = portsSaving();
  const contactConsent = { version: "1", text: "I agree", isGiven: true };
  const agreed = (user: typeof CONTACT) =>
    hasAgreedBefore(
      rememberSender(ports, STRANGER_FACTS, CONTACT, { user, contactConsent })
        .visitor,
      contactConsent,
      CONTACT,
    );
  expect(agreed(CONTACT)).toBe(true);
  expect(agreed({ ...CONTACT, phone: "6305550100" })).toBe(false);
});
