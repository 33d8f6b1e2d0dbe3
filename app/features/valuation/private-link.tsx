import { useState } from "react";
import { copyText } from "#app/site/page/share-link.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { StatusText } from "#app/ui/status-text.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { valuationCopy } from "./copy.ts";

const ID = "private-link";

interface PrivateLinkProps {
  /** The page's own address leaves the link's key out, so it stands here in full. */
  readonly address: string;
  readonly label: string;
}

/** Without JavaScript the link is copied out of its field by hand; a browser may refuse to copy, and says so. */
export function PrivateLink({ address, label }: PrivateLinkProps) {
  const t = useTexts(valuationCopy);
  const isHydrated = useHydrated();
  const [note, setNote] = useState<"linkCopied" | "linkNotCopied" | null>(null);

  async function copyLink() {
    setNote((await copyText(address)) ? "linkCopied" : "linkNotCopied");
  }

  return (
    <div className="field private-link">
      <label htmlFor={ID}>{label}</label>
      <div className="private-link-row">
        <input
          className="input"
          id={ID}
          type="text"
          readOnly
          value={address}
          autoComplete="off"
          onFocus={({ target }) => target.select()}
        />
        {isHydrated && (
          <button className="btn" type="button" onClick={() => void copyLink()}>
            {t("copyLink")}
          </button>
        )}
      </div>
      <StatusText className="meta private-link-note">
        {note !== null && t(note)}
      </StatusText>
    </div>
  );
}
