import type { Translate } from "#app/site/page/copy.ts";
import type { Crumb } from "#app/ui/breadcrumb.tsx";
import type { StaffPageData } from "./staff-page-data.ts";

/** Without the team where its page is off. */
export function staffCrumbs(
  { member, teamAddress }: StaffPageData,
  t: Translate<"teamTitle">,
): readonly Crumb[] {
  return [
    ...(teamAddress === null
      ? []
      : [{ label: t("teamTitle"), href: teamAddress }]),
    { label: member.name, href: null },
  ];
}
