import { createContext, useContext } from "react";
import type { CanonicalRules } from "#app/domain/address/canonical-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { TagSettings } from "#app/domain/tags/tag-settings.ts";
import type { BannerMode, ConsentTier } from "#app/domain/consent/consent.ts";
import type { BodyStyle } from "#app/domain/vehicle/vehicle.ts";
import type { ToastPosition } from "#app/ui/overlays/toast-area.tsx";
import type { ToastMessage } from "#app/ui/overlays/toast.tsx";
import type { PriceView } from "#app/domain/visitor/visitor-profile.ts";
import type { SiteMetadata, HeadPicture } from "./page-head.ts";
import type { TextOverrides } from "./copy.ts";

/** What cars a link of a menu goes by. */
export const MENU_GROUPS = ["condition", "bodystyle", "price"] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

export interface MenuLink {
  readonly label: string;
  readonly address: string;
  /** Absent where it leads to something else than cars or offers. */
  readonly group?: MenuGroup;
  /** The cars that it leads to are all of this style. */
  readonly bodystyle?: BodyStyle;
}

export interface Menu {
  readonly label: string;
  /** Null means that the heading only opens the list. */
  readonly address: string | null;
  readonly links: readonly MenuLink[];
}

export interface StoreView {
  readonly id: string;
  readonly name: string;
  /** What tells it apart from the others, as in "Near Northfield Square". */
  readonly subname: string | null;
  readonly city: string;
  readonly stateShort: string;
  readonly addressLines: readonly string[];
  /** It holds digits; `tel:` links add +1. */
  readonly phone: string;
  readonly phoneText: string;
  readonly directionsAddress: string;
  /** The store's own site, or its place here; null means that the page is off. */
  readonly siteAddress: string | null;
  readonly inventoryAddress: string;
  readonly coordinates: {
    readonly latitude: number;
    readonly longitude: number;
  };
  readonly note: string | null;
  /** It tells today's sales hours, in the store's zone: "open until 6 PM", "closed today". */
  readonly openText: string;
  /** Sales hours are grouped by equal days: `{ days: "Mon–Fri", hours: "9AM - 6PM" }`. */
  readonly hours: readonly {
    readonly days: string;
    readonly hours: string;
    /** It is a day of its own with a name, after those of the week. */
    readonly isSpecial?: boolean;
  }[];
  /** Parts, collision, rental and others that the profile names. */
  readonly furtherDepartments: readonly {
    readonly name: string;
    readonly phone: string;
    readonly phoneText: string;
    readonly hours: readonly {
      readonly days: string;
      readonly hours: string;
    }[];
  }[];
}

/** The root loader gives it to every page. */
export interface SiteView {
  readonly language: Language;
  /** Those that the site speaks. */
  readonly languages: readonly Language[];
  /** The address of a page in this one is for whoever speaks none of them. */
  readonly defaultLanguage: Language;
  readonly name: string;
  readonly description: string;
  readonly titleSeparator: string;
  readonly siteUrl: string;
  readonly canonical: CanonicalRules;
  readonly phone: string;
  readonly phoneText: string;
  readonly menus: readonly Menu[];
  readonly footerLinks: readonly MenuLink[];
  readonly socials: readonly MenuLink[];
  readonly stores: readonly StoreView[];
  readonly selectedStoreId: string;
  /** How far the stores are from where the visitor says they are; null until they say it. */
  readonly distances: {
    readonly zip: string | null;
    readonly stores: readonly {
      readonly storeId: string;
      readonly miles: number;
    }[];
  } | null;
  readonly priceView: PriceView;
  readonly documentFeeCents: number;
  readonly isDocumentFeeIncluded: boolean;
  /** What prices hold, at the foot of every page. */
  readonly priceNote: string;
  /** These are the dealer's own logo files; null sets the name in type. */
  readonly logo: {
    readonly default: string | null;
    readonly inverse: string | null;
    readonly icon: string | null;
  };
  /** The selected store's zone sets the clock: "November 21, 6:04 AM". */
  readonly inventoryUpdatedText: string | null;
  /** It reads "Aurora, Illinois". */
  readonly place: string;
  readonly copyrightYear: number;
  readonly textOverrides: TextOverrides;
  readonly consent: ConsentView;
  /** Null where the profile turns none on. */
  readonly tags: TagSettings | null;
  /** Spec §5: the profile decides; forms then lead to the verification. */
  readonly isPhoneVerificationOn: boolean;
  /** Test drives are booked here: the profile's page flag decides. */
  readonly isTestDriveOn: boolean;
  /** It says how long we keep what visitors tell us. */
  readonly visitorDays: number;
  /** The dealer's colors; the hash of these styles stands in the content security policy. */
  readonly themeStyles: string;
  readonly toasts: {
    readonly lifeMs: number;
    readonly position: ToastPosition;
  };
  readonly themeColor: string;
  /** For shared links to pages that have none of their own. */
  readonly socialPicture: HeadPicture;
  /** Of the server's own view alone: JSON has no functions. Loaders make JSON-LD of it. */
  readonly getMetadata?: () => SiteMetadata;
  /** The previous answer left it. */
  readonly flash: ToastMessage | null;
}

export interface ConsentView {
  readonly tier: ConsentTier;
  readonly mode: BannerMode;
  readonly rejectAll: boolean;
  /** The browser asks not to be tracked by others, and the visitor is told that it is heard. */
  readonly hasPrivacySignal: boolean;
  /** The page behind the banner stands still until it is answered. */
  readonly isBackgroundLocked: boolean;
  readonly bannerCloseDelayMs: number;
  /** Null means that the profile has no such page. */
  readonly policyAddress: string | null;
}

export const SiteContext = createContext<SiteView | null>(null);

/** It throws outside a page; every component that shows words stands inside one. */
export function useSite(): SiteView {
  const site = useContext(SiteContext);
  if (site === null)
    throw new Error("A component that needs the site stands outside a page.");
  return site;
}

/** For `lang`: that of a text in one language on a page in another; nothing where both are the same. */
export function markLanguage(
  text: Language,
  { language }: Pick<SiteView, "language">,
): Language | undefined {
  return text === language ? undefined : text;
}

/** Feeds describe vehicles in English. */
export const FEED_LANGUAGE = "en" satisfies Language;

/** This is the vehicle's own store, else the one this visitor chose. */
export function getVehicleStore(site: SiteView, storeId: string): StoreView {
  return site.stores.find(({ id }) => id === storeId) ?? getSelectedStore(site);
}

/** This visitor sees the contacts and hours of this store. */
export function getSelectedStore(site: SiteView): StoreView {
  const store =
    site.stores.find(({ id }) => id === site.selectedStoreId) ?? site.stores[0];
  if (store === undefined)
    throw new Error("A profile has at least one store; this one has none.");
  return store;
}
