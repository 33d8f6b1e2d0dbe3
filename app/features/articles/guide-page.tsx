import { useTexts } from "#app/site/page/use-texts.ts";
import { Portrait } from "#app/site/sections/staff/staff-cards.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import {
  Article,
  ArticleBody,
  ArticleContents,
  UpdatedOn,
  useOwnLanguage,
} from "./article.tsx";
import { articlesCopy } from "./copy.ts";
import { GuideScene } from "./drawings/guide-scene.tsx";
import { GuideCards } from "./guide-cards.tsx";
import type { AuthorView } from "./guide-links.server.ts";
import type { GuidePageData } from "./guides.server.ts";

export function GuidePage({ page }: { readonly page: GuidePageData }) {
  const t = useTexts(articlesCopy);
  const { disclosure, headings, more, author, lang, way } = page;
  return (
    <>
      <div className="wrap article-page">
        <Breadcrumb label={way.crumbsLabel} crumbs={way.crumbs} />
        <Article lang={lang} note="articleInEnglish">
          <div className="article-columns guide">
            <GuideHead page={page} />
            <ArticleContents headings={headings} lang={lang} />
            <div className="guide-text">
              <ArticleBody html={page.html} />
              {disclosure !== null && <p className="terms">{disclosure}</p>}
              <GuideEnd page={page} author={author} />
            </div>
          </div>
        </Article>
      </div>
      {more.length > 0 && (
        <section className="section section--surface">
          <div className="wrap article-more">
            <h2 className="h2">{t("moreGuides")}</h2>
            <GuideCards guides={more} heading="h3" />
          </div>
        </section>
      )}
    </>
  );
}

function GuideHead({ page }: { readonly page: GuidePageData }) {
  const t = useTexts(articlesCopy);
  const { title, summary, author, topic, picture, lang } = page;
  const own = useOwnLanguage(lang);
  return (
    <header className="article-head">
      <div>
        <p className="guide-topic" lang={own}>
          {t(`topic.${topic}`)}
        </p>
        <h1 className="h1">{title}</h1>
        <p className="lead">{summary}</p>
        <div className="byline" lang={own}>
          {author !== null && <Portrait member={author} />}
          <div>
            {author !== null && (
              <p>
                {t("by")} <AuthorName author={author} />
              </p>
            )}
            <div className="guide-times">
              <UpdatedOn day={page.updatedOn} />
              <p className="meta">
                {t("readingTime", { count: page.readingMinutes })}
              </p>
            </div>
          </div>
        </div>
      </div>
      <GuideScene
        topic={topic}
        picture={picture}
        isSecond={page.isSecond}
        isFirst
      />
    </header>
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

interface GuideEndProps {
  readonly page: GuidePageData;
  readonly author: AuthorView | null;
}

/** Whoever has read to here wants to do what it is about, or to know who said it. */
function GuideEnd({ page: { topic, action, lang }, author }: GuideEndProps) {
  const t = useTexts(articlesCopy);
  return (
    <footer className="guide-end" lang={useOwnLanguage(lang)}>
      {action !== null && (
        <section className="guide-next">
          <h2 className="h3">{t(`next.${topic}`)}</h2>
          <LinkButton href={action.address} look="main">
            {action.label}
          </LinkButton>
        </section>
      )}
      {author !== null && <AuthorCard author={author} />}
    </footer>
  );
}

function AuthorCard({ author }: { readonly author: AuthorView }) {
  const t = useTexts(articlesCopy);
  const { name, role, storeName, address, about } = author;
  return (
    <section className="guide-author">
      <Portrait member={author} />
      <div>
        <h2 className="meta">{t("author")}</h2>
        <p className="h4">{name}</p>
        <p className="meta">
          {storeName === null ? role : `${role}, ${storeName}`}
        </p>
        <ArticleBody html={about.html} lang={about.lang} />
        {address !== null && (
          <ArrowLink href={address}>{t("authorPage", { name })}</ArrowLink>
        )}
      </div>
    </section>
  );
}
