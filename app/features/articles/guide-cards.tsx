import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Portrait } from "#app/site/sections/staff/staff-cards.tsx";
import { formatDay } from "./article.tsx";
import { articlesCopy } from "./copy.ts";
import type { GuideLink } from "./guide-links.server.ts";
import "./guide-cards.css";

interface GuideCardsProps {
  readonly guides: readonly GuideLink[];
  readonly heading: "h2" | "h3";
  /** On the author's own page the name would stand there again. */
  readonly isAuthorSaid?: boolean;
}

/** The whole card is the link of its heading. */
export function GuideCards({
  guides,
  heading: Heading,
  isAuthorSaid = false,
}: GuideCardsProps) {
  const t = useTexts(articlesCopy);
  const { language } = useSite();
  return (
    <ul className="guide-cards">
      {guides.map(
        ({ title, summary, address, updatedOn, author, picture, lang }) => (
          <li key={address} className="guide-card">
            <img src={picture} alt="" width={1300} height={510} />
            <div>
              <Heading className="h3">
                <a href={address} lang={lang}>
                  {title}
                </a>
              </Heading>
              <p lang={lang}>{summary}</p>
              <p className="guide-by">
                {author !== null && !isAuthorSaid && (
                  <>
                    <Portrait member={author} />
                    <span>{t("writtenBy", { name: author.name })}</span>
                  </>
                )}
                <time className="meta" dateTime={updatedOn}>
                  {t("updated", { date: formatDay(updatedOn, language) })}
                </time>
              </p>
            </div>
          </li>
        ),
      )}
    </ul>
  );
}
