import { type ComponentType, Suspense, useState } from "react";
import { lazyPart } from "#app/ui/lazy-part.ts";

/**
 * The text that the server made of an element, while the document is taken over; null after a navigation of the
 * router. Give the element's component another `key` for another id.
 */
export function useServerHtml(id: string): string | null {
  const [html] = useState(() =>
    import.meta.env.SSR
      ? null
      : (document.getElementById(id)?.innerHTML ?? null),
  );
  return html;
}

/**
 * A part of a page that nothing changes: in a document it stays the server's text, and its script comes with a
 * navigation of the router alone (docs/decisions/0007). The server gives the component itself, the browser the way to
 * it.
 */
export function keptPart<Props extends object>(
  onServer: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<{ readonly id: string; readonly of: Props }> {
  const Part = onServer ?? lazyPart(load);
  return function KeptPart({ id, of }) {
    const html = useServerHtml(id);
    if (html !== null)
      return (
        <div
          id={id}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: html }}
        />
      );
    return (
      <div id={id}>
        {import.meta.env.SSR ? (
          <Part {...of} />
        ) : (
          <Suspense>
            <Part {...of} />
          </Suspense>
        )}
      </div>
    );
  };
}
