import type { StoredItem } from "#app/domain/consent/stored-items.ts";
import type { KeptData } from "#app/domain/privacy/kept-data.ts";
import type { storedItemsCopy } from "./copy.ts";

// Tables say once what many rows have in common. Not every browser can group, so the server does.

/** What is kept in one place, and on one condition. */
export interface KeptGroup extends Pick<KeptData, "place" | "without"> {
  readonly items: readonly Pick<KeptData, "kind" | "days">[];
}

export function groupKeptData(kept: readonly KeptData[]): readonly KeptGroup[] {
  const groups = Map.groupBy(
    kept,
    ({ place, without }) => `${place} ${without}`,
  );
  return [...groups.values()].flatMap((items) => {
    const [first] = items;
    if (first === undefined) return [];
    const { place, without } = first;
    return [
      {
        place,
        without,
        items: items.map(({ kind, days }) => ({ kind, days })),
      },
    ];
  });
}

export type StoredText = keyof typeof storedItemsCopy.sentences;

/** What is kept for one purpose, in one way and as long. */
export interface StoredGroup {
  /** The first of them. */
  readonly item: StoredItem;
  readonly names: readonly string[];
  readonly purpose: StoredText;
}

export function groupStoredItems(
  items: readonly StoredItem[],
): readonly StoredGroup[] {
  const groups = Map.groupBy(items, (item) =>
    JSON.stringify({ ...item, name: choosePurposeText(item) }),
  );
  return [...groups.values()].flatMap((alike) => {
    const [item] = alike;
    if (item === undefined) return [];
    const names = alike.map(({ name }) => name);
    return [{ item, names, purpose: choosePurposeText(item) }];
  });
}

/** An item without words of its own is one of the lists that a tab keeps. */
function choosePurposeText({ name, vendor }: StoredItem): StoredText {
  if (vendor !== undefined) return `purpose.${vendor}`;
  return PURPOSES[name] ?? "purpose.lists";
}

const PURPOSES: Readonly<Record<string, StoredText>> = {
  allowCookies: "purpose.allowCookies",
  displayCookies: "purpose.displayCookies",
  userSelectedStore: "purpose.userSelectedStore",
  language: "purpose.language",
  flash: "purpose.flash",
  kept: "purpose.kept",
  phoneToVerify: "purpose.phoneToVerify",
  trade: "purpose.trade",
  serviceVisit: "purpose.serviceVisit",
  visitor: "purpose.visitor",
  shopperPlace: "purpose.shopperPlace",
  leadSent: "purpose.leadSent",
  savedVehicles: "purpose.savedVehicles",
  comparedVehicles: "purpose.comparedVehicles",
  events: "purpose.events",
  recentlyViewed: "purpose.recentlyViewed",
};
