import type { Translate } from "#app/site/texts/copy.ts";
import { RemovableChip } from "#app/ui/chip.tsx";
import type { ListText } from "./copy.ts";
import type { ListPageData } from "./list-page-data.ts";

/** The filters in use, each with a way out. */
export function AppliedChips({
  page: { chips, clearAddress },
  t,
}: {
  readonly page: ListPageData;
  readonly t: Translate<ListText>;
}) {
  if (chips.length === 0) return null;
  return (
    <nav className="chips chips--applied" aria-label={t("applied")}>
      {chips.map(({ label, address }) => (
        <RemovableChip
          key={address}
          href={address}
          removeLabel={t("removeFilter")}
        >
          {label}
        </RemovableChip>
      ))}
      <a className="chip chip--clear" href={clearAddress}>
        {t("clearAll")}
      </a>
    </nav>
  );
}
