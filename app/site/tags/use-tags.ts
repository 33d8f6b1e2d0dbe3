import { useEffect } from "react";
import type { TagEvent } from "#app/domain/tracking/tag-event.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { onBrowserEvent } from "#app/site/tracking/browser-events.ts";

/** One document runs its tags once; a page that broke down builds its shell anew. */
let isListening = false;

/**
 * Events are heard only once the visitor allowed some use of them, so the code of the tags loads then, and neither they
 * nor any vendor cost a byte before.
 */
export function useTags(): void {
  const { tags, consent, name } = useSite();
  useEffect(() => {
    if (tags === null || isListening) return;
    isListening = true;
    const waiting: TagEvent[] = [];
    let take: ((event: TagEvent) => void) | null = null;
    let loading: Promise<void> | null = null;
    const load = () =>
      (loading ??= import("./run-tags.ts").then(
        ({ runTags }) => {
          take = runTags(tags, consent.tier, name);
          waiting.forEach(take);
        },
        // No visitor misses them.
        () => {},
      ));
    if (tags.missing.length > 0) void load();
    onBrowserEvent((event) => {
      if (take !== null) return take(event);
      waiting.push(event);
      void load();
    });
  }, [tags, consent.tier, name]);
}
