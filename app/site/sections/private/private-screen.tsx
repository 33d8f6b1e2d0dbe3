import type { ReactNode } from "react";
import { NextSteps } from "#app/site/forms/next-steps.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { StaffFaces } from "#app/site/sections/staff/staff-cards.tsx";
import type { StaffView } from "#app/site/sections/staff/staff-view.server.ts";
import { PageHero, type PageHeroText } from "#app/site/sections/page-hero.tsx";

/** Its sentences come with the page, because a browser would need them for this one alone. */
export interface PrivateScreenView {
  readonly hero: Omit<PageHeroText, "links" | "note">;
  /** They are drawings of no car in particular, which stand side by side below the words in place of the hero's one. */
  readonly cars?: readonly string[];
  /** They are close-ups, of which the wheels alone stand beside the first car. */
  readonly wheels?: readonly string[];
  /** What the form asks for and costs stands below the button that opens it. */
  readonly note: string;
  /** What the unlock opens stands behind one lock. */
  readonly panel: PrivatePanelView;
  /** Who hears from whoever sends the form; null where it is not these. */
  readonly team: {
    readonly title: string;
    readonly members: readonly StaffView[];
  } | null;
  /** What happens from here on, in its order. */
  readonly next: {
    readonly title: string;
    readonly steps: readonly {
      readonly title: string;
      readonly text: string;
    }[];
  };
}

export interface PrivatePanelView {
  readonly title: string;
  readonly rows: readonly PrivateRow[];
}

export interface PrivateRow {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** It leads to the form, and from there to what the row names. */
  readonly address?: string;
}

/** The page that stands where private cars or offers would: what opens, what that takes, and the way there. */
export function PrivateScreen({
  screen: { hero, cars = [], wheels = [], note, panel, team, next },
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
      {cars.length > 0 && <DrawnCars cars={cars} wheels={wheels} />}
      <section className="wrap private-next">
        <h2 className="h3">{next.title}</h2>
        <NextSteps heading="h3" steps={next.steps} />
      </section>
      {team !== null && team.members.length > 0 && (
        <section className="wrap private-team">
          <h2 className="h3">{team.title}</h2>
          <StaffFaces members={team.members} isRow />
        </section>
      )}
    </div>
  );
}

/** A phone shows the first alone. */
function DrawnCars({
  cars,
  wheels,
}: Required<Pick<PrivateScreenView, "cars" | "wheels">>) {
  return (
    <div className="drawn-cars">
      <div className="wrap">
        {cars.map((address) => (
          <img
            key={address}
            className="drawn-car"
            src={address}
            alt=""
            width={1300}
            height={510}
            loading="lazy"
          />
        ))}
        {wheels.length > 0 && (
          <div className="drawn-wheels">
            {wheels.map((address) => (
              <img
                key={address}
                src={address}
                alt=""
                width={1520}
                height={854}
                loading="lazy"
              />
            ))}
          </div>
        )}
      </div>
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
        {panel.rows.map(({ icon, title, text, address }) => (
          <li key={title}>
            <Icon name={icon} />
            <div>
              <h3 className="h4">
                {address === undefined ? (
                  title
                ) : (
                  <a href={address} rel="nofollow">
                    {title}
                    <Icon name="arrow-right" />
                  </a>
                )}
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
