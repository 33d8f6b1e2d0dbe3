import type { Translate } from "#app/site/page/copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ListText } from "#app/features/inventory-search/copy.ts";
import type { ListPageData } from "#app/features/inventory-search/list-page-data.ts";
import { useNextFocus } from "./use-next-focus.ts";

interface AppliedChipsProps {
  readonly page: ListPageData;
  readonly t: Translate<ListText>;
  readonly hasClearAll?: boolean;
}

/** Each filter in use has a chip that removes it. */
export function AppliedChips({
  page: { chips, clearAddress, address },
  t,
  hasClearAll = true,
}: AppliedChipsProps) {
  const nav = useNextFocus(address);
  if (chips.length === 0) return null;
  return (
    <nav ref={nav} className="chips chips--applied" aria-label={t("applied")}>
      {chips.map((chip) => (
        <a
          key={chip.label}
          className="chip"
          href={chip.address}
          data-scroll="keep"
        >
          <span className="vh">{t("removeFilter")} </span>
          <bdi>{chip.label}</bdi>
          <Icon name="close" />
        </a>
      ))}
      {hasClearAll && (
        <a className="chip chip--clear" href={clearAddress} data-scroll="keep">
          {t("clearAll")}
        </a>
      )}
    </nav>
  );
}
