import type { ReactNode } from "react";
import { NextSteps } from "#app/site/forms/next-steps.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { PageHero, type PageHeroText } from "#app/site/sections/page-hero.tsx";

/** Its sentences come with the page, because a browser would need them for this one alone. */
export interface PrivateScreenView {
  readonly hero: Omit<PageHeroText, "links" | "note">;
  /** What the form asks for and costs stands below the button that opens it. */
  readonly note: string;
  /** What the unlock opens stands behind one lock. */
  readonly panel: PrivatePanelView;
  /** What happens from here on, in its order. */
  readonly next: {
    readonly title: string;
    readonly steps: readonly {
      readonly title: string;
      readonly text: string;
    }[];
  };
}

interface PrivatePanelView {
  readonly title: string;
  readonly rows: readonly PrivateRow[];
}

export interface PrivateRow {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** The page that stands where private cars or offers would: what opens, what that takes, and the way there. */
export function PrivateScreen({
  screen: { hero, note, panel, next },
  actions,
  elsewhere,
}: {
  readonly screen: PrivateScreenView;
  /** The unlock comes first. */
  readonly actions: ReactNode;
  /** It leads to what is open to everyone. */
  readonly elsewhere?: ReactNode;
}) {
  return (
    <div className="private-screen">
      <PageHero
        hero={{ ...hero, links: [], note: null }}
        actions={
          <>
            {actions}
            <p className="meta">{note}</p>
            {elsewhere}
          </>
        }
      >
        <PrivatePanel panel={panel} />
      </PageHero>
      <section className="wrap private-next">
        <h2 className="h3">{next.title}</h2>
        <NextSteps heading="h3" steps={next.steps} />
      </section>
    </div>
  );
}

export function PrivatePanel({ panel }: { readonly panel: PrivatePanelView }) {
  return (
    <section className="private-panel">
      <h2 className="h3">
        <Icon name="lock" size={24} />
        {panel.title}
      </h2>
      <ul className="points">
        {panel.rows.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <div>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
