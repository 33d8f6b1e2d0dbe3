import type { ReactNode } from "react";

interface SectionProps {
  /** Links to the section use this id. */
  readonly id?: string;
  readonly isOnSurface?: boolean;
  readonly title: string;
  readonly text?: string | null;
  /** A note or a link stands across from the title where there is room. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A section holds one idea of a page: its heading, then what it says. */
export function Section({
  id,
  isOnSurface = false,
  title,
  text = null,
  aside,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      className={isOnSurface ? "section section--surface" : "section"}
    >
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 className="h2">{title}</h2>
            {text !== null && <p className="lead">{text}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
