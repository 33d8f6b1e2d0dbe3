import { useTexts } from "#app/site/page/use-texts.ts";
import type { LegalPageData } from "./article-data.ts";
import { ArticleBody } from "./article-body.tsx";
import { articlesCopy } from "./copy.ts";
import { StoredItems } from "./stored-items.tsx";
import { UpdatedOn } from "./updated-on.tsx";
import "./articles.css";

/** This is the page at `/legal/privacy-policy` and at the other legal addresses. */
export function LegalPage({ page }: { readonly page: LegalPageData }) {
  const t = useTexts(articlesCopy);
  const { title, updatedOn, headings, stored, others } = page;
  return (
    <div className="wrap article-page">
      <header className="article-head">
        <h1 className="h1">{title}</h1>
        <UpdatedOn day={updatedOn} />
      </header>
      <div className="article-columns">
        <article className="article">
          <ArticleBody html={page.html} />
          {stored !== null && (
            <>
              <StoredItems
                items={stored.items}
                profileDays={stored.profileDays}
              />
              <ArticleBody html={stored.htmlAfter} />
            </>
          )}
        </article>
        <div className="article-aside">
          {headings.length > 2 && (
            <nav className="article-contents" aria-labelledby="contents">
              <h2 className="h4" id="contents">
                {t("contents")}
              </h2>
              <ul>
                {headings.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {others.length > 0 && (
            <nav className="article-contents" aria-labelledby="others">
              <h2 className="h4" id="others">
                {t("otherDocuments")}
              </h2>
              <ul>
                {others.map(({ title: other, address }) => (
                  <li key={address}>
                    <a href={address}>{other}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </div>
  );
}
