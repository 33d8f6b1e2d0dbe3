import { STORED_ITEMS } from "./every-stored-item.ts";
import type { GateConsent } from "./consent.ts";
import { checkGate, formatExpiredCookie } from "./storage-gate.ts";
import {
  ALLOWED_CATEGORIES,
  BANNER_DISPLAY,
  CHOSEN_LANGUAGE,
  COOKIE_TRIAL,
  FLASH,
  SELECTED_STORE,
  type StoredItem,
} from "./stored-items.ts";

/** They tell nothing of the visitor: the answer about cookies itself, the store, the language, a toast. */
const NOT_OF_THE_VISITOR: readonly StoredItem[] = [
  ALLOWED_CATEGORIES,
  BANNER_DISPLAY,
  SELECTED_STORE,
  CHOSEN_LANGUAGE,
  FLASH,
  COOKIE_TRIAL,
];

/** "Erase everything": the lines that remove every cookie of ours that tells something of the visitor. */
export function formatErasedCookies(hasTls: boolean): readonly string[] {
  return formatExpired(
    (item) => item.vendor === undefined && !NOT_OF_THE_VISITOR.includes(item),
    hasTls,
  );
}

/** Whoever takes a category back takes at once what it let last, also what could have stayed until the browser closes. */
export function formatWithdrawnCookies(
  before: GateConsent,
  after: GateConsent,
  hasTls: boolean,
): readonly string[] {
  return formatExpired(
    (item) =>
      item.vendor === undefined &&
      checkGate(before, item) === "lasting" &&
      checkGate(after, item) !== "lasting",
    hasTls,
  );
}

function formatExpired(
  isMeant: (item: StoredItem) => boolean,
  hasTls: boolean,
): readonly string[] {
  return STORED_ITEMS.filter(
    (item): item is StoredItem & { readonly kind: "cookie" } =>
      item.kind === "cookie" && isMeant(item),
  ).map((item) => formatExpiredCookie(item, hasTls));
}
