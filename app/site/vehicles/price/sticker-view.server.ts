import type { PriceKey } from "#app/domain/gate/gate.ts";
import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import { roundUpToDollars } from "#app/domain/price/rounding.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { computeOutTheDoor } from "#app/domain/price/out-the-door.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { type Translate, createTranslator } from "#app/site/page/copy.ts";
import { formatCents, formatDollars } from "#app/site/page/format.ts";
import { stickerCopy, type StickerText } from "./sticker-copy.ts";
import type { ShownSticker, StickerLine, StickerView } from "./sticker-view.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";

type Shown = Extract<PresentedPrice, { readonly state: "shown" }>;

/** This is the window sticker of a price behind the gate, in words. */
export function buildStickerView(
  price: PresentedPrice,
  stockNumber: string | null,
  storeId: string,
  profile: StoreProfile,
  language: Language,
): StickerView {
  const overrides = profile.texts[language];
  const t = createTranslator(stickerCopy, overrides, language);
  const tVehicles = createTranslator(vehiclesCopy, overrides, language);
  const isWithoutFee =
    price.state === "shown" && price.excludedDocumentFeeCents !== null;
  return {
    head: t(isWithoutFee ? "sticker.titleWithoutFee" : "sticker.title"),
    stock:
      stockNumber === null ? null : t("sticker.stock", { stock: stockNumber }),
    body:
      price.state === "shown"
        ? buildShownSticker(price, storeId, profile, t)
        : {
            isShown: false,
            isLocked: price.state === "locked",
            title: tVehicles(
              price.state === "locked" ? "lockedTitle" : "onRequestTitle",
            ),
            text: t(chooseStickerText(price)),
            unlock:
              price.state === "locked"
                ? { asks: price.key, label: t(UNLOCK_WORDS[price.key]) }
                : null,
          },
  };
}

const UNLOCK_WORDS = {
  contact: "sticker.unlock",
  terms: "sticker.finishTerms",
} as const satisfies Record<PriceKey, StickerText>;

function chooseStickerText(price: Exclude<PresentedPrice, Shown>): StickerText {
  if (price.state === "on-request") return "sticker.onRequest";
  return price.key === "terms" ? "sticker.lockedTerms" : "sticker.locked";
}

function buildShownSticker(
  price: Shown,
  storeId: string,
  profile: StoreProfile,
  t: Translate<StickerText>,
): ShownSticker {
  const { excludedDocumentFeeCents, oldTotalDollars, dropDollars } = price;
  return {
    isShown: true,
    total: formatDollars(price.totalDollars),
    was: oldTotalDollars === null ? null : formatDollars(oldTotalDollars),
    drop:
      dropDollars > 0
        ? t("sticker.drop", {
            amount: formatDollars(dropDollars),
            days: profile.pricing.priceDrop.days,
          })
        : null,
    lines: buildStickerLines(price, t),
    taxes:
      excludedDocumentFeeCents === null
        ? t("sticker.taxes")
        : t("sticker.feeExtra", { fee: formatCents(excludedDocumentFeeCents) }),
    outTheDoor: buildOutTheDoorView(price, storeId, profile, t),
  };
}

/** The view is for the state where the vehicle's store is. */
function buildOutTheDoorView(
  price: Shown,
  storeId: string,
  { stores, pricing }: StoreProfile,
  t: Translate<StickerText>,
): ShownSticker["outTheDoor"] {
  const store = stores.find(({ id }) => id === storeId) ?? stores[0];
  const whole = store && computeOutTheDoor(price, store.stateShort, pricing);
  if (store === undefined || whole == null) return null;
  const values = { state: store.state, percent: whole.taxPercent };
  return {
    label: t("door.title"),
    total: formatDollars(roundUpToDollars(whole.totalCents)),
    lines: whole.lines.map(({ kind, cents }) => ({
      label: t(`door.${kind}`, values),
      value: formatCents(cents),
    })),
    note: t("door.note", values),
  };
}

function buildStickerLines(
  { lines, totalCents }: Shown,
  t: Translate<StickerText>,
): readonly StickerLine[] {
  const printed = lines.map(({ kind, name, cents }) => ({
    label: name ?? t(LINE_TEXTS[kind]),
    value: formatCents(cents),
  }));
  if (!lines.some(({ kind }) => kind === "add-on"))
    printed.push({
      label: t("sticker.addOns"),
      value: t("sticker.noAddOns"),
    });
  if (totalCents % 100 !== 0)
    printed.push({ label: t("sticker.total"), value: formatCents(totalCents) });
  return printed;
}

const LINE_TEXTS = {
  vehicle: "sticker.vehicle",
  "add-on": "sticker.addOns",
  "document-fee": "sticker.documentFee",
} as const satisfies Record<Shown["lines"][number]["kind"], StickerText>;
