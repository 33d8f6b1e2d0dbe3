import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { listVehicles } from "./journey.ts";
import { SITES } from "./sites.ts";
import { expect } from "./walked-language.ts";

/** A form in the states that a visitor meets: opened, sent with a mistake, sent. */
export interface FormJourney {
  readonly origin?: string;
  readonly path: (page: Page) => string | Promise<string>;
  readonly button: string;
  /** Typed before it is sent for the first time. */
  readonly mistake?: Typing;
  readonly messages: readonly string[];
  /** In the order of the page. */
  readonly typings: readonly Typing[];
  /** Seen once it is sent. */
  readonly done: (page: Page) => Locator;
}

/** Of a field by its label, or of a choice by its text. */
export type Typing = readonly [label: string, text: string];

const CONTACT = [
  ["First name", "Elena"],
  ["Last name", "Ruiz"],
  ["Email", "elena@example.com"],
  ["Phone", "630.555.0100"],
] as const;
const CONTACT_MESSAGES = [
  "Enter your first name.",
  "Enter your last name.",
  "Please enter a valid email address",
  "Please enter a valid phone number",
];

const titled = (text: string) => (page: Page) =>
  page.getByRole("heading", { level: 1, name: text });

/** The forms of one step; the contact form and the question about a vehicle have journeys of their own. */
export const FORM_JOURNEYS: Readonly<Record<string, FormJourney>> = {
  careers: {
    path: () => "/our-company/careers",
    button: "Apply Now",
    messages: [
      "Position: This field is required",
      ...CONTACT_MESSAGES,
      "Enter your message.",
    ],
    typings: [
      ["Position", "Detailer"],
      ...CONTACT,
      ["Why are you a good fit?", "I like cars."],
    ],
    done: titled("We have your application"),
  },
  "check availability": {
    async path(page) {
      const [vehicle] = await listVehicles(page);
      return `/check-availability/${vehicle?.vin}`;
    },
    button: "Check availability",
    messages: CONTACT_MESSAGES,
    typings: CONTACT,
    done: titled("We have your message"),
  },
  "the private inventory": {
    origin: SITES.locked.origin,
    path: () =>
      "/private-inventory?returnTo=%2Fsearch-vehicles%2Fall-inventory",
    button: "Continue",
    messages: CONTACT_MESSAGES,
    typings: CONTACT,
    // The terms are all that is left.
    done: titled("How much can you put down?"),
  },
  "your details": {
    path: () => "/your-details",
    button: "Save details",
    mistake: ["Email", "elena at example"],
    messages: ["Please enter a valid email address"],
    typings: [
      ["Email", "elena@example.com"],
      ["ZIP code", "60506"],
    ],
    done: (page) => page.locator(".toast"),
  },
};

const AREAS = [217, 219, 224, 309, 312, 618, 630, 708, 773, 815, 847];

/** Some number of many: one gets a code a minute, and neighbours that ask within the hour get none. */
export function somePhone(): string {
  const area = AREAS[Math.floor(Math.random() * AREAS.length)];
  const line = 100 + Math.floor(Math.random() * 100);
  return `${area}5550${line}`;
}

/** What the stand-in for the telephone was given for a number; its file may be there before its words are. */
export async function codeSentTo(phone: string): Promise<string> {
  const folder = join(SITES.locked.dataFolder, "outbox");
  const readCode = () => {
    const files = readdirSync(folder).filter((it) =>
      it.endsWith(`-code-to-${phone}.txt`),
    );
    const last = files.sort().at(-1);
    const text =
      last === undefined ? "" : readFileSync(join(folder, last), "utf8");
    return /\d{6}/.exec(text.split("\n\n")[1] ?? "")?.[0] ?? "";
  };
  await expect.poll(readCode).not.toBe("");
  return readCode();
}
