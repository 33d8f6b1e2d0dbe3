import { useTexts } from "#app/site/page/use-texts.ts";
import { Article, ArticleBody } from "./article.tsx";
import { articlesCopy } from "./copy.ts";
import { GuideCards } from "./guides-page.tsx";
import type { AuthorPageData } from "./guides.server.ts";

export function AuthorPage({ page }: { readonly page: AuthorPageData }) {
  const t = useTexts(articlesCopy);
  const { title, role, guides, lang } = page;
  return (
    <div className="wrap article-page">
      <Article lang={lang} note="pageInEnglish">
        <header className="article-head">
          <h1 className="h1">{title}</h1>
          <p className="lead">{role}</p>
        </header>
        <ArticleBody html={page.html} />
      </Article>
      {guides.length > 0 && (
        <section className="article-more">
          <h2 className="h2">{t("guidesBy", { title })}</h2>
          <GuideCards guides={guides} heading="h3" />
        </section>
      )}
    </div>
  );
}
