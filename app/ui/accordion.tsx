import type { ReactNode } from "react";
import { Disclosure } from "./disclosure.tsx";

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

/** The disclosures close each other; the browser does it without a script. */
export function Accordion({ group, items }: AccordionProps) {
  return items.map(({ key, summary, content }) => (
    <Disclosure key={key} summary={summary} group={group}>
      {content}
    </Disclosure>
  ));
}
