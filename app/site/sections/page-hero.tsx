import type { ReactNode } from "react";
import { useSite } from "#app/site/page/site-view.ts";
import { Breadcrumb, type Crumb } from "#app/ui/breadcrumb.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkRow, type SectionLink } from "./link-row.tsx";
import { PromiseList, type StatedPromise } from "./section-lists.tsx";
import { bindShortWords } from "./short-words.ts";

export interface PageHeroText {
  readonly crumbsLabel: string;
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly lead: string;
  /** The first link is the main action of the page. */
  readonly links: readonly SectionLink[];
  /** The condition stands in small print below the actions. */
  readonly note: string | null;
  /** This is a vehicle's drawing in the crop `hero`; null shows none. */
  readonly picture: string | null;
}

interface PageHeroProps {
  readonly hero: PageHeroText;
  /** It stands in the place of the links. */
  readonly actions?: ReactNode;
  /** It stands below the words and their actions. */
  readonly promises?: readonly StatedPromise[];
  /** It stands where promises would. */
  readonly below?: ReactNode;
  /** It stands beside the words where there is room; the drawing then stands below the words. */
  readonly children?: ReactNode;
  /** What stands beside the words is lower than they are, and the drawing stands below it. */
  readonly isAsideLow?: boolean;
  /** So much stands above the drawing that few screens begin with it; it loads as it comes near. */
  readonly isCarLate?: boolean;
  /** What the page is for was done. */
  readonly isDone?: boolean;
}

const PICTURE = { width: 1300, height: 510 };

export function PageHero({
  hero: { crumbsLabel, crumbs, title, lead, links, note, picture },
  actions,
  promises = [],
  below,
  children,
  isAsideLow = false,
  isCarLate = false,
  isDone = false,
}: PageHeroProps) {
  const { language } = useSite();
  const stated = promises.length > 0 && <PromiseList promises={promises} />;
  let classes = "page-hero";
  if (picture === null) classes += " page-hero--plain";
  if (children) classes += " page-hero--aside";
  if (children && isAsideLow) classes += " page-hero--low";
  return (
    <section className={classes}>
      <div className="wrap">
        <Breadcrumb label={crumbsLabel} crumbs={crumbs} />
        <div className="page-hero-grid">
          <div className="page-hero-copy">
            {isDone && <Icon name="success" className="confirm-icon" />}
            <h1 className="h1">{bindShortWords(title, language)}</h1>
            <p className="lead">{lead}</p>
            {actions ?? <LinkRow links={links} look="main" />}
            {note !== null && <p className="meta">{note}</p>}
            {!children && stated}
          </div>
          {/* The form comes before what is promised of it, and is read as it is seen. */}
          {children && <div className="page-hero-aside">{children}</div>}
          {children && stated}
          {below && <div className="page-hero-below">{below}</div>}
          {picture !== null && (
            <img
              className="page-hero-car"
              src={picture}
              alt=""
              {...PICTURE}
              {...(isCarLate ? { loading: "lazy" } : { fetchPriority: "high" })}
            />
          )}
        </div>
      </div>
    </section>
  );
}
