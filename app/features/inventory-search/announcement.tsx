import { useEffect, useRef, useState } from "react";
import type { Translate } from "#app/site/page/copy.ts";
import type { ListText } from "./copy.ts";
import type { ListPageData } from "./list-page-data.ts";

interface AnnouncementProps {
  readonly page: ListPageData;
  /** The range says from which car to which one the list shows; it is null when only their number matters. */
  readonly shownTo: { readonly from: number; readonly to: number } | null;
  readonly t: Translate<ListText>;
}

/**
 * This tells screen readers once what the list has become; it says nothing of the page that they first came
 * to.
 */
export function Announcement({
  page: { total, noun, qualifiers },
  shownTo,
  t,
}: AnnouncementProps) {
  const text =
    shownTo === null
      ? `${t("countOf", { count: total, noun })} ${qualifiers}`.trim()
      : t("announceMore", { ...shownTo, count: total });
  const known = useRef(text);
  const [said, say] = useState("");
  useEffect(() => {
    if (known.current === text) return;
    known.current = text;
    say(text);
  }, [text]);
  return <output className="vh">{said}</output>;
}
