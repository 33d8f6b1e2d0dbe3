import { getPageAddress } from "#app/domain/address/page-address.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Breadcrumb, crumbsTo } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Article, ArticleBody, UpdatedOn, useOwnLanguage } from "./article.tsx";
import { articlesCopy } from "./copy.ts";
import { GuideCards } from "./guides-page.tsx";
import type { GuidePageData } from "./guides.server.ts";

export function GuidePage({ page }: { readonly page: GuidePageData }) {
  const t = useTexts(articlesCopy);
  const { language } = useSite();
  const { title, summary, author, disclosure, more, lang } = page;
  const own = useOwnLanguage(lang);
  const list = { label: t("guidesTitle"), href: page.listAddress };
  return (
    <div className="wrap article-page">
      <Breadcrumb label={t("breadcrumb")} crumbs={crumbsTo(title, list)} />
      <Article lang={lang} note="articleInEnglish">
        <header className="article-head">
          <h1 className="h1">{title}</h1>
          <p className="lead">{summary}</p>
          {author !== null && (
            <p lang={own}>
              {t("by")}{" "}
              {author.address === null ? (
                author.name
              ) : (
                <a href={author.address} rel="author">
                  {author.name}
                </a>
              )}
            </p>
          )}
          <UpdatedOn day={page.updatedOn} lang={own} />
        </header>
        <ArticleBody html={page.html} />
        {disclosure !== null && <p className="terms">{disclosure}</p>}
        <p className="article-end" lang={own}>
          <LinkButton
            href={getPageAddress("searchVehicles", { language })}
            look="main"
          >
            {t("browse")}
          </LinkButton>
        </p>
      </Article>
      {more.length > 0 && (
        <section className="article-more">
          <h2 className="h2">{t("moreGuides")}</h2>
          <GuideCards guides={more} heading="h3" />
        </section>
      )}
    </div>
  );
}
