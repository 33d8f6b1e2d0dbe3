import { useMemo } from "react";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { SearchField } from "#app/ui/fields/search-field.tsx";
import { searchCopy } from "./copy.ts";

interface WordsFieldProps {
  readonly id: string;
  /** This is the list's address; the sentence travels as `words`. */
  readonly action: string;
  readonly defaultValue?: string;
  readonly state?: string;
  readonly kept?: readonly (readonly [name: string, value: string])[];
  readonly className?: string;
}

export function WordsField(props: WordsFieldProps) {
  const t = useTexts(searchCopy);
  const { language } = useSite();
  const suggestions = useMemo(
    () => ({
      address: `/api/suggestions?language=${language}`,
      label: t("suggestions"),
      countText: (count: number) => t("suggestionCount", { count }),
    }),
    [t, language],
  );
  return (
    <SearchField
      {...props}
      label={t("label")}
      placeholder={t("placeholder")}
      submitLabel={t("submit")}
      suggestions={suggestions}
    />
  );
}
