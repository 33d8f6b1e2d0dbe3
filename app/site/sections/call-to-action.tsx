import { LinkRow } from "./link-row.tsx";
import type { SectionLink } from "./section-link.ts";

interface CallToActionProps {
  readonly title: string;
  readonly text: string;
  readonly links: readonly SectionLink[];
  /** These are the terms of what the text claims. */
  readonly terms?: string | null;
}

/** The dark band ends a page, or stands once within it. */
export function CallToAction({
  title,
  text,
  links,
  terms = null,
}: CallToActionProps) {
  return (
    <section className="night cta">
      <div className="wrap">
        <div>
          <h2 className="h2">{title}</h2>
          <p className="lead">{text}</p>
          {terms !== null && <p className="meta">{terms}</p>}
        </div>
        <LinkRow links={links} look="plain" />
      </div>
    </section>
  );
}
