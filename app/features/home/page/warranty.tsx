import { WarrantyScale } from "#app/site/sections/warranty/warranty-scale.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { homeCopy } from "#app/features/home/copy.ts";
import type { HomePageData } from "./home.server.ts";

/** Spec §2 and §9, lifetime engine limited warranty. */
export function WarrantyBand({
  warranty,
  pages,
}: {
  readonly warranty: NonNullable<HomePageData["warranty"]>;
  readonly pages: HomePageData["pages"];
}) {
  const t = useTexts(homeCopy);
  const miles = warranty.maxMiles;
  return (
    <section className="night section">
      <div className="wrap night-grid">
        <div>
          <h2 className="h2">{t("warrantyTitle", { miles })}</h2>
          <p className="lead">{t("warrantyText", { miles })}</p>
          {pages.protectionPlans !== null && (
            <div className="btn-row">
              <LinkButton href={pages.protectionPlans}>
                {t("warrantyMore")}
              </LinkButton>
            </div>
          )}
          <p className="meta">{warranty.disclaimer}</p>
        </div>
        <WarrantyScale maxMiles={miles} />
      </div>
    </section>
  );
}
