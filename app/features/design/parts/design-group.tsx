import type { ReactNode } from "react";
import { slugify } from "#app/domain/address/slug.ts";

/** Parts that one reads together. */
export interface DesignGroup {
  readonly title: string;
  readonly parts: readonly DesignPart[];
}

interface DesignPart {
  readonly title: string;
  /** It says when to use the part, where that is not plain. */
  readonly note?: string;
  /** `row` lets small parts stand in a line, `grid` gives each a column, and `plain` the whole width. */
  readonly layout?: "row" | "grid" | "cards" | "plain";
  readonly content: ReactNode;
}

export function getPartId(part: Pick<DesignPart, "title">): string {
  return slugify(part.title);
}

export function Part({ part }: { readonly part: DesignPart }) {
  const { title, note, layout = "row", content } = part;
  return (
    <section className="design-part" id={getPartId(part)}>
      <h3 className="h3">{title}</h3>
      {note !== undefined && <p className="meta design-note">{note}</p>}
      <div className={`design-${layout}`}>{content}</div>
    </section>
  );
}

/** What a pointer or the keyboard does to a part: `useShownStates` paints it without either. */
type ForcedState = "hover" | "focus" | "pressed";

interface StateProps {
  readonly name: string;
  readonly force?: ForcedState;
  /** The state is of something within the part, a field's input for one, and not of the part itself. */
  readonly isWithin?: boolean;
  /** It takes two columns of a grid. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One part in one state, and what the state is called. */
export function State({
  name,
  force,
  isWithin = false,
  isWide = false,
  children,
}: StateProps) {
  return (
    <div
      className={isWide ? "design-state design-state--wide" : "design-state"}
    >
      <p className="meta design-state-name">{name}</p>
      <div
        className="design-state-part"
        {...(force !== undefined && {
          [isWithin ? "data-shown-within" : "data-shown"]: force,
        })}
      >
        {children}
      </div>
    </div>
  );
}
