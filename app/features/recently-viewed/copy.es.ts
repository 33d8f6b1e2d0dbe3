import { translateCopy } from "#app/site/page/copy.ts";
import type { viewedCopy } from "./copy.ts";

export const viewedSpanish = translateCopy<typeof viewedCopy>("viewed", {
  title: "Vistos recientemente",
  drop: "{name}: bajó {amount} desde el {day}.",
});
