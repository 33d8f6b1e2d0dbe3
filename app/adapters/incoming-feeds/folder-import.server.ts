import type { ImportOutcome } from "#app/domain/inventory/import-run.ts";
import type { FeedReport } from "#app/adapters/inventory-feed/import/import-feed.server.ts";
import type { FolderOptions } from "./folder-options.server.ts";

/** It is one file to import. */
export interface FolderOrder extends FolderOptions {
  readonly path: string;
  readonly storeId: string;
  readonly feed: string;
  /** The form is YYYY-MM-DD in the store's time zone. */
  readonly today: string;
}

/** It tells what became of the file. */
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
      /** The failure is in the database, so the next try may succeed. */
      readonly isPassing: boolean;
    };
