import { type ComponentType, lazy, type LazyExoticComponent } from "react";

/** What was asked for as a document has all its parts. */
const documentAddress = import.meta.env.SSR ? "" : location.href;

/**
 * A part of few pages, whose code comes when a page has it; it stands inside a `<Suspense>`. The server cannot wait
 * and renders the component itself.
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      // In the document it stays as it is, as without scripts; any other page lacks it, and comes as a document.
      if (location.href !== documentAddress) throw error;
      return new Promise<never>(() => {});
    }
  });
}
