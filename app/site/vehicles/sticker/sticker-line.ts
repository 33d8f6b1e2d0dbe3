import type { PriceLine } from "#app/domain/price/advertised-price.ts";
import type { Translate } from "#app/site/page/copy.ts";
import type { StickerText } from "./sticker-copy.ts";

/** An add-on by its name alone would read like one that a shopper may leave out. */
export function sayStickerLine(
  { kind, name }: Pick<PriceLine, "kind" | "name">,
  t: Translate<StickerText>,
): string {
  return name === null ? t(LINE_TEXTS[kind]) : t("sticker.addOn", { name });
}

const LINE_TEXTS = {
  vehicle: "sticker.vehicle",
  "add-on": "sticker.addOns",
  "document-fee": "sticker.documentFee",
} as const;
