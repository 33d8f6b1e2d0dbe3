import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { SectionLink } from "./link-row.tsx";

export interface StatedPromise {
  readonly title: string;
  /** It says what the promise means, and what it does not; null means that the title says it all. */
  readonly text: string | null;
  /** Its own in the place of the list's. */
  readonly icon?: IconName | undefined;
}

interface PromiseListProps {
  readonly promises: readonly StatedPromise[];
  readonly icon?: IconName;
  /** They stand side by side where there is room. */
  readonly isRow?: boolean;
}

/** A visitor can hold us to these. */
export function PromiseList({
  promises,
  icon = "check",
  isRow = false,
}: PromiseListProps) {
  return (
    <ul className={isRow ? "points promises promises--row" : "points promises"}>
      {promises.map(({ title, text, icon: own = icon }) => (
        <li key={title}>
          <Icon name={own} />
          {text === null ? (
            <span>{title}</span>
          ) : (
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

export interface Feature {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** Null stands for a card that only says something. */
  readonly link: SectionLink | null;
}

/** Two to six cards have one height. */
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

export interface Step {
  readonly title: string;
  readonly text: string;
  readonly link: SectionLink | null;
}

export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, text, link }) => (
        <li key={title}>
          <h3 className="h3">{title}</h3>
          <p>{text}</p>
          {link && <ArrowLink href={link.address}>{link.label}</ArrowLink>}
        </li>
      ))}
    </ol>
  );
}
