import { type ComponentType, lazy, type LazyExoticComponent } from "react";

/** Pages loaded as documents have all their parts. */
const documentAddress = import.meta.env.SSR ? "" : location.href;

/**
 * The code of the part loads when a page has it; it stands inside a `<Suspense>`. The server cannot wait and renders
 * the component itself.
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      // On failure in the document the part stays as it is, as without scripts; any other page lacks it, and loads
      // as a document.
      if (location.href !== documentAddress) throw error;
      return new Promise<never>(() => {});
    }
  });
}
