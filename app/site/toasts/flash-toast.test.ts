import { expect, test } from "vitest";
import { FLASH_KEYS } from "#app/domain/visitor/flash.ts";
import { buildFlashToast } from "./flash-toast.server.ts";

type Dealer = Parameters<typeof buildFlashToast>[1];

const dealer: Dealer = {
  texts: { en: {}, es: {} },
  site: {
    name: "Prairie Auto Group",
    description: { en: "", es: "" },
    defaultLanguage: "en",
    languages: ["en"],
  },
  toasts: { lifeMs: 5000, position: "top-right" },
};

const listWords = (key: (typeof FLASH_KEYS)[number]) => {
  const { summary, detail } = buildFlashToast(key, dealer, "en");
  return [summary, detail];
};

test.each([
  [
    "contactSuccess",
    "Message sent!",
    "Your message was succesfully sent. Someone from our dealership team will contact with you soon.",
  ],
  [
    "contactError",
    "Something went wrong",
    "There was an error on sending your infromation. Please try again or just gice us a call",
  ],
  [
    "careerSuccess",
    "Message sent!",
    "Thank you! Your submission has been received!",
  ],
  [
    "careerError",
    "Something went wrong",
    "Oops! Something went wrong while submitting the form.",
  ],
  [
    "privateInventorySuccess",
    "Access Granted!",
    "Welcome to the Prairie Auto Group's private inventory!",
  ],
  [
    "privateInventoryError",
    "Error",
    "There was an error saving your information.",
  ],
  ["priceWizardError", "Error", "There was an error saving your information."],
  [
    "testDriveSuccess",
    "Test Drive Scheduled",
    "Your test drive has been scheduled, someone will reach out to confirm your appointment.",
  ],
  [
    "testDriveError",
    "Something went wrong",
    "Please fill info about yourself.",
  ],
] as const)("%s has the specified words", (key, summary, detail) => {
  expect(listWords(key)).toEqual([summary, detail]);
});

test("every toast has words, its severity by its name, and the profile's life", () => {
  for (const key of FLASH_KEYS) {
    const toast = buildFlashToast(key, dealer, "en");
    expect(toast.summary).not.toBe("");
    expect(toast.detail).not.toMatch(/[{}]/);
    expect(toast.severity === "error").toBe(key.endsWith("Error"));
    expect(toast).toMatchObject({ lifeMs: 5000, isClosable: true });
  }
});
