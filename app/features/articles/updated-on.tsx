import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { articlesCopy } from "./copy.ts";
import { formatDay } from "./day-text.ts";

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
