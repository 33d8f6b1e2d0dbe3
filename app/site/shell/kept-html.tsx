import { createElement, type HTMLAttributes } from "react";

interface KeptHtmlProps extends HTMLAttributes<HTMLElement> {
  readonly as: "div" | "footer" | "header" | "section";
  /** The part is known by it. */
  readonly id: string;
}

/**
 * A part of the frame that the server alone renders: in the browser it is the text that came with the document, and
 * its components and words are no part of the scripts (docs/decisions/0007). What is in it is imported only where
 * `import.meta.env.SSR` holds; what happens to it in the browser is done by listeners and effects around it.
 */
export function KeptHtml({ as, children, ...attributes }: KeptHtmlProps) {
  return import.meta.env.SSR
    ? createElement(as, attributes, children)
    : createElement(as, {
        ...attributes,
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: keptHtml(attributes.id),
      });
}

const kept = new Map<string, { readonly __html: string }>();

/**
 * The inside of the element as the document had it when it was first asked for, so that a part that was taken away
 * comes back. Always the same object: React writes a new one into the page.
 */
function keptHtml(id: string): { readonly __html: string } {
  let html = kept.get(id);
  if (html === undefined) {
    html = { __html: document.getElementById(id)?.innerHTML ?? "" };
    kept.set(id, html);
  }
  return html;
}
