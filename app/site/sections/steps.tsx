import { ArrowLink } from "#app/ui/arrow-link.tsx";
import type { SectionLink } from "./section-link.ts";

export interface Step {
  readonly title: string;
  readonly text: string;
  readonly link: SectionLink | null;
}

/** The steps stand along one road: what happens first, next and last. */
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
