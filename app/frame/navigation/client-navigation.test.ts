import { expect, test } from "vitest";
import {
  findClientNavigation,
  findFormNavigation,
  type LinkClick,
} from "./client-navigation.ts";

const PAGE = "https://cars.example/search-vehicles?page=2";

function clickOn(
  href: string,
  {
    link = {},
    ...click
  }: Partial<Omit<LinkClick, "link">> & {
    link?: Partial<LinkClick["link"]>;
  } = {},
): LinkClick {
  return {
    isHandled: false,
    button: 0,
    hasModifier: false,
    ...click,
    link: { href, target: "", rel: "", isDownload: false, ...link },
  };
}

test("a plain click on a page of this site goes through the router", () => {
  expect(
    findClientNavigation(
      clickOn("https://cars.example/contact-us?a=1#hours"),
      PAGE,
    ),
  ).toBe("/contact-us?a=1#hours");
});

test("the page's own address is a navigation too", () => {
  expect(findClientNavigation(clickOn(PAGE), PAGE)).toBe(
    "/search-vehicles?page=2",
  );
});

test.each([
  ["another button", { button: 1 }],
  ["a modifier key", { hasModifier: true }],
  ["a click that somebody handled", { isHandled: true }],
  ["a new tab", { link: { target: "_blank" } }],
  ["a download", { link: { isDownload: true } }],
  ["rel=external", { link: { rel: "nofollow external" } }],
])("%s is left to the browser", (_name, click) => {
  expect(
    findClientNavigation(clickOn("https://cars.example/", click), PAGE),
  ).toBeNull();
});

test.each([
  "https://elsewhere.example/",
  "http://cars.example/",
  "tel:+16305550142",
  "mailto:sales@cars.example",
  "https://cars.example/sitemap.xml",
  "https://cars.example/search-vehicles?page=2#main",
])("%s is left to the browser", (href) => {
  expect(findClientNavigation(clickOn(href), PAGE)).toBeNull();
});

test("a GET form becomes an address, its empty fields left out", () => {
  const fields = [
    ["q", "suv under $20,000"],
    ["price_min", " "],
    ["make_model", "honda"],
    ["make_model", "kia"],
  ] as const;
  expect(
    findFormNavigation(
      "https://cars.example/search-vehicles?old=1",
      fields,
      PAGE,
    ),
  ).toBe(
    "/search-vehicles?q=suv+under+%2420%2C000&make_model=honda&make_model=kia",
  );
});

test("a form with nothing in it leads to its bare address", () => {
  expect(findFormNavigation("/search-vehicles", [["q", ""]], PAGE)).toBe(
    "/search-vehicles",
  );
});

test("a form that leaves the site is left to the browser", () => {
  expect(findFormNavigation("https://elsewhere.example/", [], PAGE)).toBeNull();
});
