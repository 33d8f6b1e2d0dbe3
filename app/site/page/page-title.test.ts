import { expect, test } from "vitest";
import {
  formatDocumentTitle,
  formatErrorDocumentTitle,
} from "./page-title.tsx";

const site = { name: "Prairie Auto Group", titleSeparator: "|" };

test("a title is the page's title, the separator and the site's name", () => {
  expect(formatDocumentTitle("Used cars", site)).toBe(
    "Used cars | Prairie Auto Group",
  );
});

test("a separator with its own spaces gets no second ones", () => {
  expect(
    formatDocumentTitle("Used cars", { ...site, titleSeparator: " – " }),
  ).toBe("Used cars – Prairie Auto Group");
});

test("an error page's title is built from the status code and the message", () => {
  expect(formatErrorDocumentTitle(404, "Page not found: /cars", site)).toBe(
    "404 Page not found: /cars | Prairie Auto Group",
  );
});
