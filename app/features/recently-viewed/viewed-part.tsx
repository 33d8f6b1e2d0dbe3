import { Suspense } from "react";
import { createLazyPart } from "#app/ui/lazy-part.ts";
import type { ViewedRow as Row } from "./viewed-row.server.ts";

const ViewedRow = import.meta.env.SSR
  ? (await import("./viewed-row.tsx")).ViewedRow
  : createLazyPart(async () => (await import("./viewed-row.tsx")).ViewedRow);

/** On top of the home page of a shopper who came back; others load nothing of it. */
export function ViewedPart({ row }: { readonly row: Row | null }) {
  return (
    row !== null && (
      <Suspense>
        <ViewedRow {...row} />
      </Suspense>
    )
  );
}
