import { createLazyPart } from "#app/ui/lazy-part.ts";

/** What stands where a car would; whoever sees a car loads nothing of it. */
export const NotHerePart = import.meta.env.SSR
  ? (await import("./not-here-page.tsx")).NotHerePage
  : createLazyPart(
      async () => (await import("./not-here-page.tsx")).NotHerePage,
    );
