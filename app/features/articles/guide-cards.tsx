import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import type { GuideLink } from "./article-data.ts";
import { articlesCopy } from "./copy.ts";
import { formatDay } from "./day-text.ts";

interface GuideCardsProps {
  readonly guides: readonly GuideLink[];
  readonly heading: "h2" | "h3";
}

/** Each card says what its guide answers, who wrote it and when. */
export function GuideCards({ guides, heading: Heading }: GuideCardsProps) {
  const t = useTexts(articlesCopy);
  const { language } = useSite();
  return (
    <ul className="guide-cards">
      {guides.map(({ title, summary, address, updatedOn, author }) => (
        <li key={address} className="guide-card">
          <Heading className="h3">
            <a href={address}>{title}</a>
          </Heading>
          <p>{summary}</p>
          <p className="meta">
            {author !== null && `${t("by")} ${author.name} · `}
            <time dateTime={updatedOn}>{formatDay(updatedOn, language)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
