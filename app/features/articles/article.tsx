import type { ReactNode } from "react";
import { sayDay } from "#app/domain/day-words.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { articlesCopy } from "./copy.ts";
import type { ArticleHeading } from "./markdown.server.ts";
import { useCurrentPart } from "./use-current-part.ts";
import "./articles.css";

/** The words come from the profile as the server rendered them; no markup that a profile wrote is left in them. */
export function ArticleBody({ html, lang }: ArticleBodyProps) {
  return (
    <div
      className="article-body"
      lang={lang}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

interface ArticleBodyProps {
  readonly html: string;
  readonly lang?: Language | undefined;
}

interface ArticleProps {
  readonly lang: Language | undefined;
  readonly note: "articleInEnglish" | "pageInEnglish";
  readonly children: ReactNode;
}

/** A text that nobody wrote in the page's language is told as that, in front of it. */
export function Article({ lang, note, children }: ArticleProps) {
  const t = useTexts(articlesCopy);
  return (
    <>
      {lang !== undefined && <p className="meta">{t(note)}</p>}
      <article className="article" lang={lang}>
        {children}
      </article>
    </>
  );
}

/** The site's own words inside of an article in another language. */
export function useOwnLanguage(lang: Language | undefined): string | undefined {
  const { language } = useSite();
  return lang === undefined ? undefined : language;
}

export function UpdatedOn({ day, lang }: UpdatedOnProps) {
  const t = useTexts(articlesCopy);
  const { language } = useSite();
  return (
    <p className="meta" lang={lang}>
      <time dateTime={day}>
        {t("updated", { date: sayDay(day, "date", language) })}
      </time>
    </p>
  );
}

/** Two headings are found without a list of them. */
export function ArticleContents({ headings, lang }: ArticleContentsProps) {
  const t = useTexts(articlesCopy);
  const current = useCurrentPart(headings);
  if (headings.length < 3) return null;
  return (
    <nav className="article-contents" aria-labelledby="contents">
      <h2 className="h4" id="contents">
        {t("contents")}
      </h2>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id} lang={lang}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ArticleContentsProps {
  readonly headings: readonly ArticleHeading[];
  readonly lang: Language | undefined;
}

interface UpdatedOnProps {
  readonly day: string;
  readonly lang?: string | undefined;
}
