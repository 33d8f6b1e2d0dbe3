import {
  CallToAction,
  Section,
  StatLine,
} from "#app/site/sections/section.tsx";
import { PageHero, type PageHeroText } from "#app/site/sections/page-hero.tsx";
import {
  PromiseList,
  type StatedPromise,
} from "#app/site/sections/section-lists.tsx";
import { ReviewSection } from "#app/site/sections/review-section.tsx";
import type { ReviewSectionView } from "#app/site/sections/review-section.server.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import { StaffCards } from "#app/site/sections/staff/staff-cards.tsx";
import type { StaffView } from "#app/site/sections/staff/staff-view.server.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { getTelephoneAddress } from "#app/site/page/format.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { HoursTable } from "#app/site/store/hours-table.tsx";
import { findSameHours } from "#app/site/store/same-hours.ts";
import { spellCount } from "#app/site/store/spell-count.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import type { MapSettings } from "#app/site/map/map-settings.ts";
import { StoresMap } from "#app/site/map/stores-map.tsx";
import type { MapFeature } from "#app/ui/map/landscape.tsx";
import { companyCopy, type CompanyText } from "./copy.ts";
import { type CompanyLetter, Letter } from "./company-letter.tsx";
import "./company.css";

interface StoryEvent {
  readonly year: number;
  readonly text: string;
}

export interface CompanyPageData {
  readonly hero: PageHeroText;
  readonly stats: readonly { readonly figure: string; readonly text: string }[];
  /** Oldest first. */
  readonly story: readonly StoryEvent[];
  readonly promises: readonly StatedPromise[];
  readonly leaders: readonly StaffView[];
  /** Null means that the company shows no picture of itself and nobody writes. */
  readonly letter: CompanyLetter | null;
  /** How many cars each store has that this visitor may see, by its id. */
  readonly storeCounts: Readonly<Record<string, number>>;
  readonly map: MapSettings | null;
  readonly landscape: readonly MapFeature[];
  readonly reviews: ReviewSectionView;
  readonly careersLinks: readonly SectionLink[];
}

export function CompanyPage({ page }: { readonly page: CompanyPageData }) {
  const t = useTexts(companyCopy);
  const isTold = page.story.length > 0;
  // Every second section stands on the surface, whichever of them there are.
  const isOdd = (page.letter !== null) !== isTold;
  const hasLeaders = page.leaders.length > 0;
  const figures = page.stats.length > 0 && (
    <StatLine label={t("facts")} stats={page.stats} />
  );
  return (
    <>
      <PageHero hero={page.hero} below={hasLeaders && figures}>
        {hasLeaders && <Leaders leaders={page.leaders} />}
      </PageHero>
      {!hasLeaders && figures}
      {page.letter !== null && (
        <Letter
          letter={page.letter}
          isAuthorSeen={page.leaders.some(
            ({ id }) => id === page.letter?.words?.author.id,
          )}
        />
      )}
      {isTold && (
        <Story events={page.story} isOnSurface={page.letter !== null} />
      )}
      <Section title={t("promisesTitle")} isOnSurface={isOdd}>
        <PromiseList promises={page.promises} />
      </Section>
      <Stores page={page} isOnSurface={!isOdd} />
      <ReviewSection section={page.reviews} isOnSurface={isOdd} />
      {page.careersLinks.length > 0 && (
        <CallToAction
          title={t("careersTitle")}
          text={t("careersText")}
          links={page.careersLinks}
        />
      )}
    </>
  );
}

/** A company is its people: they stand where other pages show a car. */
function Leaders({ leaders }: Pick<CompanyPageData, "leaders">) {
  const t = useTexts(companyCopy);
  return (
    <section className="company-leaders">
      <h2 className="h3">{t("leadersTitle")}</h2>
      <p>{t("leadersText", { count: leaders.length })}</p>
      <StaffCards members={leaders} />
    </section>
  );
}

function Story({
  events,
  isOnSurface,
}: {
  readonly events: readonly StoryEvent[];
  readonly isOnSurface: boolean;
}) {
  const t = useTexts(companyCopy);
  return (
    <Section title={t("storyTitle")} isOnSurface={isOnSurface}>
      <ol className="company-story">
        {events.map(({ year, text }) => (
          <li key={year}>
            <b>{year}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface StoresProps {
  readonly page: Pick<CompanyPageData, "map" | "landscape" | "storeCounts">;
  readonly isOnSurface: boolean;
}

/** A store without cars to see is not said to have none: others may see some. */
function formatStoreCars(
  count: number | undefined,
  t: Translate<CompanyText>,
): string {
  return count ? t("storeCars", { count }) : t("storeCarsUncounted");
}

function Stores({ page, isOnSurface }: StoresProps) {
  const t = useTexts(companyCopy);
  const { stores, language } = useSite();
  const hasNeighbors = stores.length > 1;
  const common = hasNeighbors ? findSameHours(stores) : null;
  return (
    <Section
      title={t("storesTitle", { count: stores.length })}
      id="stores"
      isOnSurface={isOnSurface}
    >
      <div className={hasNeighbors ? "company-places" : undefined}>
        <ul className="company-stores">
          {stores.map((store, at) => (
            <li key={store.id} id={store.id}>
              <h3 className="h3">
                {hasNeighbors && (
                  <b className="store-mark" aria-hidden="true">
                    {at + 1}
                  </b>
                )}
                {store.name}
              </h3>
              <address>
                {store.addressLines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <a href={getTelephoneAddress(store.phone)}>{store.phoneText}</a>
                {[store.subname, store.note].map(
                  (text) =>
                    text !== null && (
                      <span key={text} className="meta">
                        {text}
                      </span>
                    ),
                )}
              </address>
              <p className="company-store-links">
                <a href={store.directionsAddress} rel="external">
                  {t("directions")}
                </a>
                <a href={store.inventoryAddress}>
                  {formatStoreCars(page.storeCounts[store.id], t)}
                </a>
              </p>
              <div className="company-further">
                {common === null && <HoursTable hours={store.hours} />}
                {store.furtherDepartments.map((further) => (
                  <section key={further.name} className="company-department">
                    <h4 className="h4">{further.name}</h4>
                    <a href={getTelephoneAddress(further.phone)}>
                      {further.phoneText}
                    </a>
                    <HoursTable hours={further.hours} />
                  </section>
                ))}
              </div>
            </li>
          ))}
        </ul>
        {hasNeighbors && (
          <StoresMap map={page.map} landscape={page.landscape} />
        )}
      </div>
      {common !== null && (
        <section className="company-hours">
          <h3 className="h4">
            {t("sameHours", { count: spellCount(stores.length, language) })}
          </h3>
          <HoursTable hours={common} />
        </section>
      )}
    </Section>
  );
}
