import type { LeftOutReason } from "#app/domain/search-address/left-out.ts";
import type { InventoryResults } from "#app/domain/inventory/results.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import { buildBreadcrumbJsonLd } from "#app/site/head/breadcrumb-json-ld.ts";
import type { SaysHead } from "#app/site/head/page-head.server.ts";
import { buildListJsonLd } from "#app/site/head/list-json-ld.ts";
import { shortenDescription } from "#app/site/head/short-description.ts";
import type { LabelSources } from "#app/features/inventory-search/filter-labels.ts";
import type { SearchTitle } from "./search-title.ts";

interface ListedPage {
  readonly title: string;
  /** With the number of the page, from the second on. */
  readonly numberedTitle: string;
  readonly leftOut: LeftOutReason | null;
  readonly description: string;
  readonly vehicles: Parameters<typeof buildListJsonLd>[0];
  /** Of the whole inventory; null for the whole inventory itself. */
  readonly everything: { readonly label: string; readonly href: string } | null;
}

/** What a list tells machines: where its vehicles are, in its order. */
export function listHead({
  title,
  numberedTitle,
  leftOut,
  description,
  vehicles,
  everything,
}: ListedPage): SaysHead["sayHead"] {
  return (_page, { siteUrl }) => ({
    title: numberedTitle,
    description,
    leftOut,
    things: [
      buildListJsonLd(vehicles, siteUrl),
      ...(everything === null
        ? []
        : [
            buildBreadcrumbJsonLd(
              [everything, { label: title, href: null }],
              siteUrl,
            ),
          ]),
    ],
  });
}

/** Beyond what its address tells: a list of nothing, and one that is another list word for word. */
export function listLeftOut(
  { condition }: Pick<InventorySearch, "condition">,
  { total }: Pick<InventoryResults, "total">,
  conditionsSold: readonly Condition[],
  isAsAsked: boolean,
): LeftOutReason | null {
  if (total === 0) return "nothing-found";
  if (!isAsAsked) return "locked";
  return condition !== "all" && conditionsSold.length === 1 ? "thin" : null;
}

/** What the list holds, in a sentence; each of its pages says which one it is. */
export function listDescription(
  { page }: Pick<InventorySearch, "page">,
  { total, pageCount }: Pick<InventoryResults, "total" | "pageCount">,
  { site, storeGroup }: Pick<StoreProfile, "site" | "storeGroup">,
  { noun, qualifiers, t }: ListWords,
): string {
  const description = t("description", {
    count: total,
    subject: `${noun} ${qualifiers}`.trim(),
    name: site.name,
    place: `${storeGroup.city}, ${storeGroup.state}`,
  });
  return shortenDescription(
    page === 1
      ? description
      : t("description.page", { page, pages: pageCount, description }),
  );
}

interface ListWords extends SearchTitle {
  readonly t: LabelSources["t"];
}
