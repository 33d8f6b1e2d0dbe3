import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { formatDay } from "./article.tsx";
import { articlesCopy } from "./copy.ts";
import type { GuideLink, GuidesPageData } from "./guides.server.ts";

export function GuidesPage({ page }: { readonly page: GuidesPageData }) {
  const t = useTexts(articlesCopy);
  return (
    <div className="wrap article-page">
      <header className="article-head">
        <h1 className="h1">{t("guidesTitle")}</h1>
        <p className="lead">{t("guidesLead")}</p>
      </header>
      {page.guides.length === 0 ? (
        <p>{t("noGuides")}</p>
      ) : (
        <GuideCards guides={page.guides} heading="h2" />
      )}
    </div>
  );
}

interface GuideCardsProps {
  readonly guides: readonly GuideLink[];
  readonly heading: "h2" | "h3";
}

export function GuideCards({ guides, heading: Heading }: GuideCardsProps) {
  const t = useTexts(articlesCopy);
  const { language } = useSite();
  return (
    <ul className="guide-cards">
      {guides.map(({ title, summary, address, updatedOn, author, lang }) => (
        <li key={address} className="guide-card">
          <Heading className="h3">
            <a href={address} lang={lang}>
              {title}
            </a>
          </Heading>
          <p lang={lang}>{summary}</p>
          <p className="meta">
            {author !== null && `${t("by")} ${author.name} · `}
            <time dateTime={updatedOn}>{formatDay(updatedOn, language)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
