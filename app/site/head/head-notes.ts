import type { Thing } from "schema-dts";
import type { LeftOutReason } from "#app/domain/search-address/left-out.ts";
import type { SiteView } from "#app/site/store/site-view.ts";

/** A picture that links to the page are shown with; 1200 × 630. */
export interface HeadPicture {
  /** Path on this site, or a whole address. */
  readonly address: string;
  readonly alt: string;
}

/** What a page says of itself to machines. */
export interface HeadNote {
  readonly title?: string;
  /** In shared links, where it need not tell two like pages apart; else the title. */
  readonly sharedTitle?: string;
  readonly description?: string;
  /** Whole address. */
  readonly canonical?: string;
  readonly site?: SiteView;
  /** Null keeps the site's own. */
  readonly picture?: HeadPicture | null;
  readonly type?: "article";
  /** Why search engines should leave the page out, beyond what its address tells. */
  readonly leftOut?: LeftOutReason | null;
  /** Nodes of the same `@id` become one. */
  readonly things?: readonly Thing[];
}

let open: HeadNote | null = null;

/**
 * Called while a component renders on the server, behind `import.meta.env.SSR`: what it shows is what machines are
 * told, and no script carries it. Does nothing outside of `renderWithNotes`.
 */
export function noteInHead(note: HeadNote): void {
  if (open === null) return;
  const things = [...(open.things ?? []), ...(note.things ?? [])];
  open = { ...open, ...note, things };
}

/** Renders in one go (docs/decisions/0002), so no other page's notes can come in between. */
export function renderWithNotes(render: () => string): {
  readonly html: string;
  readonly note: HeadNote;
} {
  open = {};
  try {
    const html = render();
    return { html, note: open };
  } finally {
    open = null;
  }
}
