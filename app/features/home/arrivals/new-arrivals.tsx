import { Suspense } from "react";
import { AliveMark, releaseTranslations } from "#app/site/page/page-part.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { createLazyPart } from "#app/ui/lazy-part.ts";
import { homeCopy } from "#app/features/home/copy.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";

const ID = "new-arrivals";

/** Whatever a visitor does: React shows no news of the router, as a dialog, while a part of the page waits. */
const DOINGS = ["pointerdown", "keydown", "click", "popstate"] as const;

/** Cards that nobody scrolled to load no script before something is done on the page. */
const Cards = import.meta.env.SSR
  ? (await import("./arrival-cards.tsx")).ArrivalCards
  : createLazyPart(async () => {
      const section = document.getElementById(ID);
      if (section !== null) {
        await waitUntilNeeded(section);
        // What a translator has changed of the cards is not what the server sent.
        window.translatedTexts?.hold(section);
      }
      return (await import("./arrival-cards.tsx")).ArrivalCards;
    });

function waitUntilNeeded(section: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
      },
      { rootMargin: "200px" },
    );
    function wake() {
      observer.disconnect();
      for (const type of DOINGS) window.removeEventListener(type, wake, true);
      resolve();
    }
    observer.observe(section);
    for (const type of DOINGS) window.addEventListener(type, wake, true);
  });
}

interface NewArrivalsProps {
  readonly vehicles: readonly CardVehicle[];
  readonly newestAddress: string;
}

/** The cars that came last, as cards of the list show them (Assumption A362). */
export function NewArrivals({ vehicles, newestAddress }: NewArrivalsProps) {
  const t = useTexts(homeCopy);
  if (vehicles.length === 0) return null;
  return (
    <section className="section rail arrivals" id={ID}>
      <div className="wrap">
        <div className="section-head">
          <h2 className="h2">{t("newArrivals")}</h2>
          <ArrowLink href={newestAddress}>{t("newArrivalsAll")}</ArrowLink>
        </div>
        <Suspense>
          <Cards vehicles={vehicles} />
          <AliveMark onAlive={releaseTranslations} />
        </Suspense>
      </div>
    </section>
  );
}
