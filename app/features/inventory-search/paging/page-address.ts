import type { Pages } from "#app/features/inventory-search/list-page-data.ts";

export function getListPageAddress(
  { first, before, after }: Pages,
  page: number,
): string {
  return page === 1 ? first : before + page + after;
}
