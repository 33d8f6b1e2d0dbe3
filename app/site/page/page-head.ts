import type { Graph, Thing } from "schema-dts";

/** A picture that links to the page are shown with; 1200 × 630. */
export interface HeadPicture {
  /** Path on this site, or a whole address. */
  readonly address: string;
  readonly alt: string;
}

/** What the loader of a page sends for the page's head. */
export interface PageHead {
  /** Without the site's name. */
  readonly title: string;
  /** In shared links, where it need not tell two like pages apart; else the title. */
  readonly sharedTitle?: string;
  /** The page renders its own `<title>`, which changes with the state of its form. */
  readonly hasOwnTitle?: boolean;
  /** For search engines, 50 to 160 characters; null lets them choose their own words. */
  readonly description: string | null;
  readonly canonical: string;
  /** The page in each language that the site speaks; none where it speaks one alone. */
  readonly alternates: readonly {
    readonly language: string;
    readonly address: string;
  }[];
  readonly isLeftOut: boolean;
  readonly type?: "article";
  /** Null keeps the site's own. */
  readonly picture?: HeadPicture | null;
  /** JSON-LD: null where there is nothing to tell. */
  readonly graph: Graph | null;
}

/** What the server tells machines of the dealership, and no browser gets. */
export interface SiteMetadata {
  /** Of pages that have no picture of their own. */
  readonly picture: HeadPicture;
  readonly themeColor: string;
  /** For pages that show the stores with their ways and hours. */
  readonly stores: readonly Thing[];
  /** The one store that a page shows; null for an unknown one. */
  readonly findStore: (storeId: string) => Thing | null;
}
