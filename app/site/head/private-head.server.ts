import type { SaidHead } from "./page-head.server.ts";

/** The head of a page that stands where cars would. */
export function privateHead({ title }: { readonly title: string }): SaidHead {
  return { title, description: null, leftOut: "locked" };
}
