import { useState } from "react";
import { copyText } from "#app/site/page/share-link.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { StatusText } from "#app/ui/status-text.tsx";
import { specialOffersCopy } from "./copy.ts";

/** Whoever books online or calls has the code at hand; a browser may refuse it, and says so. */
export function CopyCode({ code }: { readonly code: string }) {
  const t = useTexts(specialOffersCopy);
  const [note, setNote] = useState<"codeCopied" | "codeNotCopied" | null>(null);

  async function copyCode() {
    setNote((await copyText(code)) ? "codeCopied" : "codeNotCopied");
  }

  return (
    <>
      <StatusText className="meta">{note !== null && t(note)}</StatusText>
      <button
        className="text-btn"
        type="button"
        onClick={() => void copyCode()}
      >
        {t("copyCode")}
        <span className="vh">: {code}</span>
      </button>
    </>
  );
}
