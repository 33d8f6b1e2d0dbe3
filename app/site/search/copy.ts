import { defineCopy } from "#app/site/page/copy.ts";

export const searchCopy = defineCopy("search", {
  label: "Describe the car you want",
  placeholder: "SUV under $20k, low miles",
  submit: "Search",
});
