import { useEffect } from "react";
import { useSite } from "#app/site/page/site-view.ts";
import {
  onBrowserEvents,
  tellListener,
} from "#app/site/tracking/browser-events.ts";

/**
 * Events are heard only once the visitor allowed some use of them, so the code of the tags loads then, and neither they
 * nor any vendor cost a byte before. Without a tag's id it loads to say so.
 */
export function useTags(): void {
  const { tags, consent, name } = useSite();
  useEffect(() => {
    if (tags === null) return;
    onBrowserEvents(
      (events) =>
        void import("./run-tags.ts").then(
          ({ tellTags }) => tellTags(events, tags, consent.tier, name),
          // No visitor misses them.
          () => {},
        ),
    );
    if (tags.missing.length > 0) tellListener([]);
  }, [tags, consent.tier, name]);
}
