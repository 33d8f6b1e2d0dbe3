import { useEffect, useRef } from "react";
import { getSearchFormAddress } from "#app/domain/address/page-address.ts";
import { searchDialogCopy } from "./search-dialog-copy.ts";
import type { LinkedDialogProps } from "#app/site/dialogs/link-dialog.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { WordsField } from "#app/site/search/words-field.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { useBackCloses } from "#app/site/dialogs/use-back-closes.ts";
import { isSearchKeyOn, setSearchKey } from "./use-search-key.ts";

const FIELD_ID = "dialog-words";

/** The header's way to the list's search field, opened above the page instead. */
export function LinkedDialog({
  isOpen,
  onClose,
}: Pick<LinkedDialogProps, "isOpen" | "onClose">) {
  const t = useTexts(searchDialogCopy);
  const { language } = useSite();
  useBackCloses(isOpen, onClose);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the browser has opened the dialog; the caret stands behind what was typed the last time.
    if (isOpen) content.current?.querySelector("input")?.focus();
  }, [isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("title")}
      closeLabel={t("close")}
      className="search-dialog"
    >
      <div ref={content}>
        <WordsField
          id={FIELD_ID}
          action={getSearchFormAddress({ language })}
          panelOpens="at-once"
        />
        {/* WCAG 2.1.4: a key of one character can be turned off. */}
        <label className="search-key">
          <input
            type="checkbox"
            defaultChecked={isSearchKeyOn()}
            onChange={({ target }) => setSearchKey(target.checked)}
          />
          <span>{t("key")}</span>
        </label>
      </div>
    </Dialog>
  );
}
