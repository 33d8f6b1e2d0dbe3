import { translateCopy } from "#app/site/page/copy.ts";
import type { searchCopy } from "./copy.ts";

export const searchSpanish = translateCopy<typeof searchCopy>("search", {
  label: "Describa el auto que quiere",
  placeholder: "SUV de menos de $20,000",
  submit: "Buscar",
});
