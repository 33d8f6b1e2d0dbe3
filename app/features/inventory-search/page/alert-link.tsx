import type { ListPartProps } from "#app/features/inventory-search/list-page-data.ts";
import { Icon } from "#app/ui/icon.tsx";

/** A search that finds few or nothing offers it in its own place. */
export function AlertLink({
  page: { alertAddress, chips, rescue },
  t,
}: ListPartProps) {
  if (alertAddress === null || chips.length === 0 || rescue !== null)
    return null;
  return (
    <a className="list-alert" href={alertAddress} aria-label={t("alert")}>
      <Icon name="bell" />
      <span className="list-alert-long">{t("alert")}</span>
      <span className="list-alert-short">{t("alertShort")}</span>
    </a>
  );
}
