import { expect, test } from "vitest";
import { type EventToCount, listTallyKinds } from "./tally.ts";

test.each<[string, Partial<EventToCount>, string]>([
  [
    "a page from elsewhere",
    { referrer: "https://search.example/" },
    "visit page",
  ],
  ["a page that was typed", {}, "visit page"],
  ["a page after another one", { referrer: "/service" }, "page"],
  ["a form's page", { path: "/contact-us?a=1", referrer: "/" }, "page form"],
  ["a form in Spanish", { path: "/es/contact-us", referrer: "/" }, "page form"],
  ["a test drive", { path: "/test-drive/X", referrer: "/" }, "page form"],
  ["a car", { name: "ViewContent" }, "vehicle"],
  ["a call", { name: "ClickToCall" }, "call"],
  ["a lead", { name: "Lead" }, "lead"],
  ["a chat", { name: "ConversationStarted" }, "lead"],
  ["a lead's own event, which comes with Lead", { name: "Contact" }, ""],
])("%s counts", (_, changes, kinds) => {
  const event: EventToCount = {
    name: "PageView",
    path: "/",
    referrer: null,
    ...changes,
  };
  expect(listTallyKinds(event).join(" ")).toBe(kinds);
});
