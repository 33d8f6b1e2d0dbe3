import { useTexts } from "#app/site/page/use-texts.ts";
import { Portrait } from "#app/site/sections/staff/staff-cards.tsx";
import { Breadcrumb, crumbsTo } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import {
  Article,
  ArticleBody,
  ArticleContents,
  UpdatedOn,
  useOwnLanguage,
} from "./article.tsx";
import { articlesCopy } from "./copy.ts";
import { GuideCards } from "./guide-cards.tsx";
import type { AuthorView } from "./guide-links.server.ts";
import type { GuidePageData } from "./guides.server.ts";

export function GuidePage({ page }: { readonly page: GuidePageData }) {
  const t = useTexts(articlesCopy);
  const { title, summary, author, disclosure, headings, more, lang } = page;
  const own = useOwnLanguage(lang);
  const list = { label: t("guidesTitle"), href: page.listAddress };
  return (
    <div className="wrap article-page">
      <Breadcrumb label={t("breadcrumb")} crumbs={crumbsTo(title, list)} />
      <div className="article-columns guide">
        <div>
          <Article lang={lang} note="articleInEnglish">
            <header className="article-head">
              <h1 className="h1">{title}</h1>
              <p className="lead">{summary}</p>
              <div className="byline" lang={own}>
                {author !== null && <Byline author={author} />}
                <UpdatedOn day={page.updatedOn} />
              </div>
            </header>
            <ArticleBody html={page.html} />
            {disclosure !== null && <p className="terms">{disclosure}</p>}
          </Article>
        </div>
        <div className="article-aside">
          <NextStep page={page} />
          <ArticleContents headings={headings} lang={lang} />
          {author !== null && <AuthorCard author={author} />}
        </div>
      </div>
      {more.length > 0 && (
        <section className="article-more">
          <h2 className="h2">{t("moreGuides")}</h2>
          <GuideCards guides={more} heading="h3" />
        </section>
      )}
    </div>
  );
}

function Byline({ author }: { readonly author: AuthorView }) {
  const t = useTexts(articlesCopy);
  return (
    <p>
      {t("by")} <AuthorName author={author} />
    </p>
  );
}

function AuthorName({ author }: { readonly author: AuthorView }) {
  return author.address === null ? (
    <span>{author.name}</span>
  ) : (
    <a href={author.address} rel="author">
      {author.name}
    </a>
  );
}

/** What the reader of a guide about this topic would do next. */
function NextStep({ page: { topic, action } }: { page: GuidePageData }) {
  const t = useTexts(articlesCopy);
  if (action === null) return null;
  return (
    <section className="guide-next">
      <h2 className="h3">{t(`next.${topic}`)}</h2>
      <LinkButton href={action.address} look="main" isBlock>
        {action.label}
      </LinkButton>
    </section>
  );
}

function AuthorCard({ author }: { readonly author: AuthorView }) {
  const t = useTexts(articlesCopy);
  return (
    <section className="guide-author" aria-label={t("author")}>
      <Portrait member={author} />
      <div>
        <p className="h4">
          <AuthorName author={author} />
        </p>
        <p>{author.role}</p>
        {author.storeName !== null && (
          <p className="meta">{author.storeName}</p>
        )}
      </div>
    </section>
  );
}
