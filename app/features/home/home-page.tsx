import { pageAddress } from "#app/domain/address/page-address.ts";
import { useSite } from "#app/site/store/site-view.ts";
import { GateNotice } from "#app/site/gate/gate-notice.tsx";
import { FaqSection } from "#app/site/sections/faq-section.tsx";
import { ReviewSection } from "#app/site/sections/review-section.tsx";
import { noteInHead } from "#app/site/head/head-notes.ts";
import { websiteThing } from "#app/site/head/website-thing.ts";
import { PageHead } from "#app/site/shell/page-head.tsx";
import { capitalize } from "#app/site/texts/capitalize.ts";
import { useTexts } from "#app/site/texts/use-texts.ts";
import { ActionCards } from "./action-cards.tsx";
import { BodyStyles } from "./body-styles.tsx";
import { conditionsPhrase } from "./conditions-phrase.ts";
import { homeCopy } from "./copy.ts";
import { Departments } from "./departments.tsx";
import { Hero } from "./hero.tsx";
import type { HomeView } from "./home-view.ts";
import { Slides } from "./slides.tsx";
import { SpecialFilters } from "./special-filters.tsx";
import { Stores } from "./stores.tsx";
import { WarrantyBand } from "./warranty-band.tsx";
import "./home.css";

/** Spec §2, home. */
export function HomePage({ page }: { readonly page: HomeView }) {
  const t = useTexts(homeCopy);
  const site = useSite();
  const { place, language } = site;
  const conditions = capitalize(conditionsPhrase(page.conditions, t, language));
  if (import.meta.env.SSR)
    noteInHead({
      things: [websiteThing(site, pageAddress("searchVehicles", { language }))],
    });
  return (
    <>
      <PageHead
        title={t("documentTitle", { conditions })}
        description={
          page.vehicleCount === null
            ? t("descriptionPrivate", { conditions, place })
            : t("description", { conditions, place, count: page.vehicleCount })
        }
      />
      <Hero page={page} />
      {page.gateNotice !== null && (
        <div className="wrap home-notice">
          <GateNotice notice={page.gateNotice} />
        </div>
      )}
      <ActionCards page={page} />
      <Slides page={page} />
      <BodyStyles page={page} />
      <SpecialFilters cards={page.specialFilters} />
      <Departments page={page} />
      {!page.slides.some(({ isWarranty }) => isWarranty) && (
        <WarrantyBand warranty={page.warranty} pages={page.pages} />
      )}
      <ReviewSection section={page.reviews} />
      <FaqSection section={page.faqs} />
      <Stores page={page} />
    </>
  );
}
