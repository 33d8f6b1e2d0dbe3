import { formatLongDay } from "#app/domain/long-day.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { articlesCopy } from "./copy.ts";
import "./articles.css";

/** The words come from the profile as the server rendered them; no markup that a profile wrote is left in them. */
export function ArticleBody({ html }: { readonly html: string }) {
  return (
    <div className="article-body" dangerouslySetInnerHTML={{ __html: html }} />
  );
}

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
  const atMs = Date.parse(`${day}T00:00:00Z`);
  return formatLongDay(atMs, { timeZone: "UTC", language });
}
