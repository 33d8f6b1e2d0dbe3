import type { StoredItem } from "#app/domain/privacy/stored-items.ts";
import type { ArticleHeading } from "./markdown.server.ts";

interface Article {
  readonly title: string;
  readonly updatedOn: string;
  readonly html: string;
}

export interface LegalPageData extends Article {
  readonly headings: readonly ArticleHeading[];
  /** This is what the software keeps in a browser, with the words around it; it is null on other documents. */
  readonly stored: {
    readonly items: readonly StoredItem[];
    readonly htmlAfter: string;
    readonly profileDays: number;
  } | null;
  readonly others: readonly ArticleLink[];
}

export interface ArticleLink {
  readonly title: string;
  readonly address: string;
}

export interface GuideLink extends ArticleLink {
  readonly summary: string;
  readonly updatedOn: string;
  readonly author: AuthorLink | null;
}

/** The address is null while author pages are off. */
export interface AuthorLink {
  readonly name: string;
  readonly address: string | null;
}

export interface GuidesPageData {
  readonly guides: readonly GuideLink[];
}

export interface GuidePageData extends Article {
  readonly summary: string;
  readonly author: AuthorLink | null;
  readonly disclosure: string | null;
  readonly listAddress: string;
  readonly more: readonly GuideLink[];
}

export interface AuthorPageData extends Article {
  readonly role: string;
  readonly guides: readonly GuideLink[];
}
