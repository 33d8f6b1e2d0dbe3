import { LinkButton } from "#app/ui/button.tsx";

/** It leads to a page, a telephone, or a place on the same page. */
export interface SectionLink {
  readonly label: string;
  readonly address: string;
}

interface LinkRowProps {
  readonly links: readonly SectionLink[];
  /** The first link has this look; the others are plain. `main` is the one action of a view. */
  readonly look: "main" | "ink" | "plain";
}

/** No row where every page that it would lead to is off. */
export function LinkRow({ links, look }: LinkRowProps) {
  if (links.length === 0) return null;
  return (
    <div className="btn-row">
      {links.map(({ label, address }, at) => (
        <LinkButton key={label} href={address} look={at === 0 ? look : "plain"}>
          {label}
        </LinkButton>
      ))}
    </div>
  );
}
