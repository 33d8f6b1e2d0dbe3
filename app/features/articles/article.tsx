import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { articlesCopy } from "./copy.ts";
import "./articles.css";

/** These are words of the profile as the server rendered them; nothing in them is markup that a profile wrote. */
export function ArticleBody({ html }: { readonly html: string }) {
  return (
    <div className="article-body" dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** The line reads "Last changed on June 1, 2026". */
export function UpdatedOn({ day }: { readonly day: string }) {
  const t = useTexts(articlesCopy);
  const { language } = useSite();
  return (
    <p className="meta">
      <time dateTime={day}>
        {t("updated", { date: formatDay(day, language) })}
      </time>
    </p>
  );
}

/** The day `2026-06-01` reads "June 1, 2026" in English. */
export function formatDay(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));
}
