import { useRef, useState } from "react";
import type { Translate } from "#app/site/page/copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { VehicleText } from "#app/features/vehicle-detail/copy.ts";

interface ShareButtonProps {
  readonly url: string;
  readonly title: string;
  readonly t: Translate<VehicleText>;
}

const NOTE_MS = 5000;

/** The button uses the device's own way of sharing; otherwise it copies the link and says so. */
export function ShareButton({ url, title, t }: ShareButtonProps) {
  const [note, setNote] = useState<"linkCopied" | "linkNotCopied" | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function share() {
    if (typeof navigator.share === "function") {
      try {
        return await navigator.share({ url, title });
      } catch (error) {
        // The visitor closed the dialog.
        if (error instanceof DOMException && error.name === "AbortError")
          return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      setNote("linkCopied");
    } catch {
      setNote("linkNotCopied");
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setNote(null), NOTE_MS);
  }

  return (
    <span className="share">
      <button className="tool" type="button" onClick={() => void share()}>
        <Icon name="share" />
        <span>{t("share")}</span>
      </button>
      <output className="share-note">{note !== null && t(note)}</output>
    </span>
  );
}
