import type { ReactNode } from "react";
import type { HomeSection } from "#app/domain/store-profile/content/home.ts";
import { GateNotice } from "#app/site/gate/gate-notice.tsx";
import { FaqSection } from "#app/site/sections/faq-section.tsx";
import { ReviewSection } from "#app/site/sections/review-section.tsx";
import { ActionCards } from "./action-cards.tsx";
import { BodyStyles, SpecialFilters } from "./search-links.tsx";
import { Departments } from "#app/features/home/departments/departments.tsx";
import { Hero } from "./hero.tsx";
import type { HomePageData } from "./home.server.ts";
import { NewArrivals } from "#app/features/home/arrivals/new-arrivals.tsx";
import { Slides } from "./slides.tsx";
import { Stores } from "./stores.tsx";
import { WarrantyBand } from "./warranty.tsx";
import "./home.css";

/** Spec §2, home. */
export function HomePage({
  page,
  children,
}: {
  readonly page: HomePageData;
  /** It stands below the first screen. */
  readonly children?: ReactNode;
}) {
  const parts = page.sections.map((section) => (
    <HomePart key={section} section={section} page={page} />
  ));
  // What one came to do stands at the foot of the first screen, and what is private below it.
  const noticeAt = page.sections[0] === "actions" ? 1 : 0;
  return (
    <>
      <Hero page={page} />
      {children}
      {parts.slice(0, noticeAt)}
      {page.gateNotice !== null && !asksToUnlock(page) && (
        <div className="wrap home-notice">
          <GateNotice notice={page.gateNotice} look="plain" />
        </div>
      )}
      {parts.slice(noticeAt)}
    </>
  );
}

/** The first screen's price box is a way to unlock prices already, but none to cars that are hidden. */
function asksToUnlock({
  featured,
  gateNotice,
}: Pick<HomePageData, "featured" | "gateNotice">): boolean {
  return gateNotice?.kind !== "vehicles" && featured?.price.state === "locked";
}

interface HomePartProps {
  readonly section: HomeSection;
  readonly page: HomePageData;
}

/** The profile says which parts there are, and in which order; a part without content shows nothing. */
function HomePart({ section, page }: HomePartProps) {
  switch (section) {
    case "actions":
      return <ActionCards page={page} />;
    case "slides":
      return <Slides page={page} />;
    case "newArrivals":
      return (
        <NewArrivals
          vehicles={page.newArrivals}
          newestAddress={page.newestAddress}
        />
      );
    case "bodyStyles":
      return <BodyStyles page={page} />;
    case "specialFilters":
      return <SpecialFilters page={page} />;
    case "departments":
      return (
        page.departments !== null && (
          <Departments departments={page.departments} variant={page.variant} />
        )
      );
    case "warranty":
      return (
        page.warranty !== null && (
          <WarrantyBand warranty={page.warranty} pages={page.pages} />
        )
      );
    case "reviews":
      return <ReviewSection section={page.reviews} />;
    case "faqs":
      return <FaqSection section={page.faqs} />;
    case "stores":
      return <Stores page={page} />;
  }
}
