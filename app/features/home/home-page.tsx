import { GateNotice } from "#app/site/gate/gate-notice.tsx";
import { FaqSection } from "#app/site/sections/faq-section.tsx";
import { ReviewSection } from "#app/site/sections/review-section.tsx";
import { ActionCards } from "./action-cards.tsx";
import { BodyStyles } from "./body-styles.tsx";
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
  return (
    <>
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
