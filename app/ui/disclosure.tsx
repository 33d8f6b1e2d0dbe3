import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly isOpen?: boolean;
  /** Disclosures of one group close each other. */
  readonly group?: string;
  readonly children: ReactNode;
}

/** It works without JavaScript too. */
export function Disclosure({
  summary,
  isOpen = false,
  group,
  children,
}: DisclosureProps) {
  return (
    <details className="acc" open={isOpen} name={group}>
      <summary>
        {summary}
        <Icon name="plus" className="acc-open" />
        <Icon name="minus" className="acc-close" />
      </summary>
      <div className="acc-body">{children}</div>
    </details>
  );
}

export interface AccordionItem {
  readonly key: string;
  readonly summary: ReactNode;
  readonly content: ReactNode;
}

interface AccordionProps {
  /** Only one item of a group is open at a time. */
  readonly group: string;
  readonly items: readonly AccordionItem[];
}

/** The browser closes the others without a script. */
export function Accordion({ group, items }: AccordionProps) {
  return items.map(({ key, summary, content }) => (
    <Disclosure key={key} summary={summary} group={group}>
      {content}
    </Disclosure>
  ));
}
