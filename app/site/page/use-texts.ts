import { useMemo } from "react";
import { useSite } from "./site-view.ts";
import { type Copy, type Translate, createTranslator } from "./copy.ts";

/** Every visitor-facing sentence goes through `const t = useTexts(copy)`. */
export function useTexts<Key extends string>(copy: Copy<Key>): Translate<Key> {
  const { textOverrides, language } = useSite();
  return useMemo(
    () => createTranslator(copy, textOverrides, language),
    [copy, textOverrides, language],
  );
}
