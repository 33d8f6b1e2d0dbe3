import { useEffect } from "react";
import { useBackCloses } from "#app/site/dialogs/use-back-closes.ts";
import { Drawer } from "#app/ui/overlays/drawer.tsx";
import { Announcement } from "#app/features/inventory-search/announcement.tsx";
import { AppliedChips } from "./applied-chips.tsx";
import { Facets } from "./facets.tsx";
import type { ListPartProps } from "#app/features/inventory-search/list-page-data.ts";

interface FilterDrawerProps extends ListPartProps {
  readonly isOpen: boolean;
  /** The same function on every render. */
  readonly onClose: () => void;
  readonly onShow: () => void;
}

/** The filters apply while the drawer stays open. It stays mounted, so that it comes back as it was left. */
export function FilterDrawer({
  page,
  isOpen,
  onClose,
  onShow,
  t,
}: FilterDrawerProps) {
  useBackCloses(isOpen, onClose);
  useEffect(() => (isOpen ? closeWhenWide(onClose) : undefined));
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t("filters")}
      closeLabel={t("closeFilters")}
      foot={
        <>
          <a
            className="btn"
            href={page.clearAddress}
            data-scroll="keep"
            data-whole
          >
            {t("clearAll")}
          </a>
          <button className="btn btn--main" type="button" onClick={onShow}>
            {t("showVehicles", { count: page.total })}
          </button>
        </>
      }
    >
      <Announcement page={page} shownTo={null} t={t} />
      <AppliedChips page={page} t={t} hasClearAll={false} />
      <Facets page={page} idPrefix="drawer-" t={t} />
    </Drawer>
  );
}

const WIDE = "(width >= 64em)";

/** A tablet that is turned has room for the column, so the drawer closes. */
function closeWhenWide(onClose: () => void): () => void {
  const query = matchMedia(WIDE);
  const check = () => {
    if (query.matches) onClose();
  };
  check();
  query.addEventListener("change", check);
  return () => query.removeEventListener("change", check);
}
