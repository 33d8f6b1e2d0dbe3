import { useTexts } from "#app/site/page/use-texts.ts";
import {
  type PanelOpening,
  SearchField,
} from "#app/ui/fields/search-field.tsx";
import { searchCopy } from "./copy.ts";

interface WordsFieldProps {
  readonly id: string;
  /** This is the list's address; the sentence travels as `words`. */
  readonly action: string;
  readonly defaultValue?: string;
  readonly state?: string;
  readonly kept?: readonly (readonly [name: string, value: string])[];
  readonly className?: string;
  /** When what may be asked stands below it. */
  readonly panelOpens?: PanelOpening;
}

export function WordsField(field: WordsFieldProps) {
  const t = useTexts(searchCopy);
  return (
    <SearchField
      {...field}
      label={t("label")}
      placeholder={t("placeholder")}
      submitLabel={t("submit")}
      loadPanel={loadPanel}
    />
  );
}

const loadPanel = async () => (await import("./words-panel.tsx")).WordsPanel;
