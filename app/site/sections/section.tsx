import type { ReactNode } from "react";
import { useSite } from "#app/site/page/site-view.ts";
import { LinkRow, type SectionLink } from "./link-row.tsx";
import { bindShortWords } from "./short-words.ts";

interface SectionProps {
  readonly id?: string;
  readonly isOnSurface?: boolean;
  readonly title: string;
  readonly text?: string | null;
  /** It stands across from the title where there is room. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A section holds one idea of a page. */
export function Section({
  id,
  isOnSurface = false,
  title,
  text = null,
  aside,
  children,
}: SectionProps) {
  const { language } = useSite();
  return (
    <section
      id={id}
      className={isOnSurface ? "section section--surface" : "section"}
    >
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 className="h2">{bindShortWords(title, language)}</h2>
            {text !== null && <p className="lead">{text}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}

interface CallToActionProps {
  readonly title: string;
  readonly text: string;
  readonly links: readonly SectionLink[];
}

/** The dark band ends a page, or stands once within it. */
export function CallToAction({ title, text, links }: CallToActionProps) {
  const { language } = useSite();
  return (
    <section className="night cta">
      <div className="wrap">
        <div>
          <h2 className="h2">{bindShortWords(title, language)}</h2>
          <p className="lead">{text}</p>
        </div>
        <LinkRow links={links} look="plain" />
      </div>
    </section>
  );
}

interface StatLineProps {
  readonly label: string;
  readonly stats: readonly {
    /** It reads "Under 60 seconds". */
    readonly figure: string;
    readonly text: string;
  }[];
}

export function StatLine({ label, stats }: StatLineProps) {
  return (
    <section className="wrap" aria-label={label}>
      <ul className="stats">
        {stats.map(({ figure, text }) => (
          <li key={figure}>
            <b>{figure}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
