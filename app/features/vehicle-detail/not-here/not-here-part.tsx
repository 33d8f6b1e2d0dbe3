import { useTexts } from "#app/site/page/use-texts.ts";
import { createLazyPart } from "#app/ui/lazy-part.ts";
import { vehicleCopy } from "#app/features/vehicle-detail/copy.ts";
import {
  formatMore,
  Similar,
} from "#app/features/vehicle-detail/page/similar.tsx";
import type { NotHerePageData } from "./not-here.server.ts";

const Page = import.meta.env.SSR
  ? (await import("./not-here-page.tsx")).NotHerePage
  : createLazyPart(
      async () => (await import("./not-here-page.tsx")).NotHerePage,
    );

/**
 * What stands where a car would; whoever sees a car loads nothing of it. What it has in common with a car's page is
 * handed to it: imported there, it would be a file of its own that every car's page loads.
 */
export function NotHerePart({ page }: { readonly page: NotHerePageData }) {
  const t = useTexts(vehicleCopy);
  return (
    <Page
      page={page}
      moreLabel={formatMore(page.moreLikeThis, t)}
      similar={<Similar page={page} t={t} />}
    />
  );
}
