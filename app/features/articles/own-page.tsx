import { useTexts } from "#app/site/page/use-texts.ts";
import { Breadcrumb, crumbsTo } from "#app/ui/breadcrumb.tsx";
import { Article, ArticleBody, UpdatedOn, useOwnLanguage } from "./article.tsx";
import { articlesCopy } from "./copy.ts";
import type { OwnPageData } from "./own-pages.server.ts";

export function OwnPage({ page }: { readonly page: OwnPageData }) {
  const t = useTexts(articlesCopy);
  const { title, disclosure, lang } = page;
  const own = useOwnLanguage(lang);
  return (
    <div className="wrap article-page">
      <Breadcrumb label={t("breadcrumb")} crumbs={crumbsTo(title)} />
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
