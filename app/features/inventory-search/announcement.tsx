import { useEffect, useRef, useState } from "react";
import type { ListPartProps } from "./list-page-data.ts";
import { joinTitle } from "./title-words.ts";

interface AnnouncementProps extends ListPartProps {
  /** The list shows the cars from this one to that one; null means that only their number matters. */
  readonly shownTo: { readonly from: number; readonly to: number } | null;
}

/** Screen readers hear once what the list has become, and nothing of the page that they first came to. */
export function Announcement({
  page: { total, countedNoun: noun, qualifiers },
  shownTo,
  t,
}: AnnouncementProps) {
  const text =
    shownTo === null
      ? joinTitle(t("countOf", { count: total, noun }), qualifiers)
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
