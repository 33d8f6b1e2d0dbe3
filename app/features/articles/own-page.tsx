import { useTexts } from "#app/site/page/use-texts.ts";
import { Breadcrumb, crumbsTo } from "#app/ui/breadcrumb.tsx";
import { ArticleBody, UpdatedOn } from "./article.tsx";
import { articlesCopy } from "./copy.ts";
import type { OwnPageData } from "./own-pages.server.ts";

export function OwnPage({ page }: { readonly page: OwnPageData }) {
  const t = useTexts(articlesCopy);
  const { title, disclosure } = page;
  return (
    <div className="wrap article-page">
      <Breadcrumb label={t("breadcrumb")} crumbs={crumbsTo(title)} />
      <article className="article">
        <header className="article-head">
          <h1 className="h1">{title}</h1>
          <UpdatedOn day={page.updatedOn} />
        </header>
        <ArticleBody html={page.html} />
        {disclosure !== null && <p className="terms">{disclosure}</p>}
      </article>
    </div>
  );
}
