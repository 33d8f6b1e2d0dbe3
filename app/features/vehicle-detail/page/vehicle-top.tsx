import { ShortlistTools } from "#app/site/saved-vehicles/shortlist-buttons.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ListPosition, useListPlace } from "./list-position.tsx";
import { ShareButton } from "./share-button.tsx";
import type { SectionProps } from "./vehicle-page.tsx";

/** The top says where the visitor is, and what can be done with the page. */
export function VehicleTop({ page, t }: SectionProps) {
  const { siteUrl } = useSite();
  const place = useListPlace(page.vin);
  return (
    <div className="vehicle-top">
      {place === null ? (
        <Breadcrumb
          label={t("breadcrumb")}
          crumbs={[...page.crumbs, { label: page.title, href: null }]}
        />
      ) : (
        <ListPosition place={place} t={t} />
      )}
      <div className="vehicle-tools">
        <ShortlistTools vin={page.vin} name={page.title} />
        <ShareButton url={siteUrl + page.address} title={page.title} t={t} />
        <button
          className="tool print-btn"
          type="button"
          onClick={() => window.print()}
        >
          <Icon name="printer" />
          <span>{t("print")}</span>
        </button>
      </div>
    </div>
  );
}
