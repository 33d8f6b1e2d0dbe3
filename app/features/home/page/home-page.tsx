import { GateNotice } from "#app/site/gate/gate-notice.tsx";
import { FaqSection } from "#app/site/sections/faq-section.tsx";
import { ReviewSection } from "#app/site/sections/review-section.tsx";
import { ActionCards } from "#app/features/home/action-cards.tsx";
import { BodyStyles } from "#app/features/home/body-styles.tsx";
import { Departments } from "#app/features/home/departments.tsx";
import { Hero } from "#app/features/home/hero.tsx";
import type { HomeView } from "#app/features/home/home-view.ts";
import { Slides } from "#app/features/home/slides.tsx";
import { SpecialFilters } from "#app/features/home/special-filters.tsx";
import { Stores } from "#app/features/home/stores.tsx";
import { WarrantyBand } from "#app/features/home/warranty-band.tsx";
import "./home.css";

/** Spec §2, home, describes this page. */
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
