import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Article, ArticleBody, UpdatedOn, useOwnLanguage } from "./article.tsx";
import type { OwnPageData } from "./own-pages.server.ts";

export function OwnPage({ page }: { readonly page: OwnPageData }) {
  const { title, disclosure, lang, way } = page;
  const own = useOwnLanguage(lang);
  return (
    <div className="wrap article-page">
      <Breadcrumb label={way.crumbsLabel} crumbs={way.crumbs} />
      <Article lang={lang} note="pageInEnglish">
        <header className="article-head">
          <h1 className="h1">{title}</h1>
          <UpdatedOn day={page.updatedOn} lang={own} />
        </header>
        <ArticleBody html={page.html} />
        {disclosure !== null && <p className="terms">{disclosure}</p>}
      </Article>
    </div>
  );
}
