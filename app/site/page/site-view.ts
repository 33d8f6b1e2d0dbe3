import { createContext, useContext } from "react";
import type { CanonicalRules } from "#app/domain/address/canonical-address.ts";
import type { BannerMode, ConsentTier } from "#app/domain/consent/consent.ts";
import type { ToastPosition } from "#app/ui/overlays/toast-area.tsx";
import type { ToastMessage } from "#app/ui/overlays/toast.tsx";
import type { SiteMetadata, HeadPicture } from "./page-head.ts";
import type { TextOverrides } from "./copy.ts";

export interface MenuLink {
  readonly label: string;
  readonly address: string;
}

export interface Menu {
  readonly label: string;
  /** The heading itself leads here; it is null when it only opens the list. */
  readonly address: string | null;
  readonly links: readonly MenuLink[];
}

/** Every page may show a store with this data. */
export interface StoreView {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly stateShort: string;
  readonly addressLines: readonly string[];
  /** The phone holds digits; `tel:` links add +1. */
  readonly phone: string;
  readonly phoneText: string;
  readonly directionsAddress: string;
  /** This is the store's own site, or its place here; it is null while that page is off. */
  readonly siteAddress: string | null;
  readonly inventoryAddress: string;
  readonly coordinates: {
    readonly latitude: number;
    readonly longitude: number;
  };
  readonly note: string | null;
  /** These are the sales hours for today in the store's zone: "open until 6 PM", "closed today". */
  readonly openText: string;
  /** Sales hours are grouped by equal days: `{ days: "Mon–Fri", hours: "9 AM – 6 PM" }`. */
  readonly hours: readonly { readonly days: string; readonly hours: string }[];
}

/** The root loader gives every page this data of the dealership. */
export interface SiteView {
  readonly language: string;
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
  readonly documentFeeCents: number;
  readonly isDocumentFeeIncluded: boolean;
  /** These are addresses of the dealer's own logo files; null sets the name in type. */
  readonly logo: {
    readonly default: string | null;
    readonly inverse: string | null;
    readonly icon: string | null;
  };
  /** It says when the inventory last changed, in the selected store's zone: "November 21, 6:04 AM". */
  readonly inventoryUpdatedText: string | null;
  /** The place reads "Aurora, Illinois". */
  readonly place: string;
  readonly copyrightYear: number;
  readonly textOverrides: TextOverrides;
  readonly consent: ConsentView;
  /** This is how long we keep what visitors tell us. */
  readonly visitorDays: number;
  /** It is a style sheet of the dealer's colors; its hash stands in the content security policy. */
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
  /** The previous answer left this message for this page. */
  readonly flash: ToastMessage | null;
}

/** The cookie banner and the browser's tracking need this. */
export interface ConsentView {
  readonly tier: ConsentTier;
  readonly mode: BannerMode;
  readonly rejectAll: boolean;
  readonly bannerCloseDelayMs: number;
  /** It is null while the profile has no such page. */
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

/** This visitor sees the contacts and hours of this store. */
export function getSelectedStore(site: SiteView): StoreView {
  const store =
    site.stores.find(({ id }) => id === site.selectedStoreId) ?? site.stores[0];
  if (store === undefined)
    throw new Error("A profile has at least one store; this one has none.");
  return store;
}
