import type { ImportOutcome } from "#app/domain/inventory/import-run.ts";
import type { FeedReport } from "#app/adapters/inventory-feed/import/import-feed.server.ts";
import type { FolderOptions } from "./folder-options.server.ts";

/** One file to import. */
export interface FolderOrder extends FolderOptions {
  readonly path: string;
  readonly storeId: string;
  readonly feed: string;
  /** YYYY-MM-DD in the store's time zone. */
  readonly today: string;
}

/** What became of it. */
export type FolderResult =
  | {
      readonly kind: "imported";
      readonly outcome: ImportOutcome;
      readonly report: FeedReport;
    }
  /** It cannot be read, and never will be. */
  | { readonly kind: "refused"; readonly reason: string }
  /** It was not the same at its end as at its beginning. */
  | { readonly kind: "changed" }
  /** No fault of the file, as far as is known. */
  | {
      readonly kind: "failed";
      readonly reason: string;
      /** Of the database: the next try may do. */
      readonly isPassing: boolean;
    };
