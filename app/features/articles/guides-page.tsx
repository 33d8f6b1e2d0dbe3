import { useTexts } from "#app/site/page/use-texts.ts";
import type { GuidesPageData } from "./article-data.ts";
import { articlesCopy } from "./copy.ts";
import { GuideCards } from "./guide-cards.tsx";
import "./articles.css";

/** This is the page at `/shopping-guides`. */
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
