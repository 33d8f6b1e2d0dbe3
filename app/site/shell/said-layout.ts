import type { LayoutName } from "./frame.tsx";

/**
 * What the loader of a page says of its layout, where it depends on the profile: `{ layout: "minimal", … }`.
 * Null for a page that says nothing.
 */
export function saidLayout(loaderData: unknown): LayoutName | null {
  if (typeof loaderData !== "object" || loaderData === null) return null;
  if (!("layout" in loaderData)) return null;
  return loaderData.layout === "minimal" ? "minimal" : "default";
}
