import type { Pages } from "#app/features/inventory-search/list-page-data.ts";

/** The address of a page of the list. */
export function getListPageAddress(
  { first, before, after }: Pages,
  page: number,
): string {
  return page === 1 ? first : before + page + after;
}
