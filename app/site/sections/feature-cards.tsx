import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { SectionLink } from "./section-link.ts";

export interface Feature {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** It is null for a card that only says something. */
  readonly link: SectionLink | null;
}

/** Two to six cards of one height each say what there is and link to it. */
export function FeatureCards({
  features,
}: {
  readonly features: readonly Feature[];
}) {
  return (
    <ul className="features">
      {features.map(({ icon, title, text, link }) => (
        <li key={title}>
          <Icon name={icon} size={28} />
          <h3 className="h3">{title}</h3>
          <p>{text}</p>
          {link && <ArrowLink href={link.address}>{link.label}</ArrowLink>}
        </li>
      ))}
    </ul>
  );
}
