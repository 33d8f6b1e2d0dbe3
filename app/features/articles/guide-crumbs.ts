import type { Translate } from "#app/site/page/copy.ts";
import type { Crumb } from "#app/ui/breadcrumb.tsx";
import type { GuidePageData } from "./article-data.ts";

export function guideCrumbs(
  { title, listAddress }: GuidePageData,
  t: Translate<"guidesTitle">,
): readonly Crumb[] {
  return [
    { label: t("guidesTitle"), href: listAddress },
    { label: title, href: null },
  ];
}
