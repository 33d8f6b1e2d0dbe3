import { createLazyPart } from "#app/ui/lazy-part.ts";

/** What stands where cars would; whoever sees cars loads nothing of it. */
export const PrivatePage = import.meta.env.SSR
  ? (await import("./private-cars-page.tsx")).PrivateCarsPage
  : createLazyPart(
      async () => (await import("./private-cars-page.tsx")).PrivateCarsPage,
    );
