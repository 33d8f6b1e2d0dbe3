import { UNUSED_REASONS } from "#app/domain/search-words/meaning.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { wordsCopy } from "./copy.ts";
import { QuestionAnswers } from "./question-answers.tsx";
import type { WordsView } from "./read-search.server.ts";
import type { NearWords } from "./request-words.server.ts";
import { formatList } from "#app/site/page/format.ts";

interface ParsedFiltersLineProps {
  readonly words: WordsView & { readonly nears?: readonly NearWords[] };
  /** What a chip takes out, too, is not said again. */
  readonly chips?: readonly { readonly address: string }[];
}

/** What stays a keyword, and what could not be used, is said too. */
export function ParsedFiltersLine({
  words,
  chips = [],
}: ParsedFiltersLineProps) {
  const t = useTexts(wordsCopy);
  const { language } = useSite();
  const { parsedFilters, keywords, unused, corrections } = words;
  const besides = parsedFilters.filter(
    ({ address }) => !chips.some((chip) => chip.address === address),
  );
  // By themselves they are what was searched for.
  const kept = parsedFilters.length > 0 ? keywords : [];
  const said = [besides, unused, corrections, kept];
  if (said.every(({ length }) => length === 0) && !words.isPriceWidened)
    return <QuestionAnswers answers={words.answers} />;
  const formatQuoted = (texts: readonly string[]) =>
    formatList(
      texts.map((text) => t("quoted", { words: text })),
      language,
    );
  return (
    <>
      <QuestionAnswers answers={words.answers} />
      <p className="understood">
        {besides.length > 0 && (
          <span className="understood-read">
            {t("readAs")}{" "}
            {besides.map(({ label, address }, at) => (
              <span key={label}>
                {at > 0 && t("separator")}
                <a href={address} data-scroll="keep">
                  <span className="vh">{t("takeOut")} </span>
                  <b>{label}</b>
                  <Icon name="close" />
                </a>
              </span>
            ))}{" "}
          </span>
        )}
        {corrections.map(({ said, meant }) => (
          <span key={said}>
            {t("corrected", {
              said: t("quoted", { words: said }),
              meant: t("quoted", { words: meant }),
            })}{" "}
          </span>
        ))}
        {kept.length > 0 && (
          <>
            {t("keywords", {
              words: formatQuoted(kept),
              count: kept.length,
            })}{" "}
          </>
        )}
        {words.isPriceWidened && <span>{t("widened")} </span>}
        {UNUSED_REASONS.map((reason) => {
          const texts = unused
            .filter((it) => it.reason === reason)
            .map(({ text }) => text);
          return texts.length === 0 ? null : (
            <span key={reason}>
              {t(`unused.${reason}`, { words: formatQuoted(texts) })}{" "}
            </span>
          );
        })}
        {words.nears?.map(({ label, address }) => (
          <a key={label} href={address} data-scroll="keep">
            {t("near", { label })}
          </a>
        ))}
      </p>
    </>
  );
}
