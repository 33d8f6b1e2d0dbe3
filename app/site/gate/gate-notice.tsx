import type { ReactNode } from "react";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type GateText, gateCopy } from "./copy.ts";
import type { GateNotice as Notice } from "./gate-notice.ts";
import { UnlockLink } from "./unlock-link.tsx";

export function GateNotice({
  notice,
  children,
}: {
  readonly notice: Notice;
  /** Paragraphs about what the lock keeps from this page stand before what opens it. */
  readonly children?: ReactNode;
}) {
  const t = useTexts(gateCopy);
  return (
    <div className="gate-notice">
      <Icon name="lock" size={24} />
      <div className="gate-notice-text">
        {children}
        <p className="gate-title">{t(`notice.${notice}`)}</p>
        {notice !== "terms" && <p>{t(`notice.${notice}.how`)}</p>}
      </div>
      <UnlockLink
        className="btn btn--main"
        asks={notice === "terms" ? "terms" : "contact"}
      >
        {t(ACTIONS[notice])}
      </UnlockLink>
    </div>
  );
}

const ACTIONS = {
  prices: "unlockPrices",
  terms: "finishTerms",
  vehicles: "unlockInventory",
} as const satisfies Record<Notice, GateText>;
