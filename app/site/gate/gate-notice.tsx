import type { ReactNode } from "react";
import { useTexts } from "#app/site/page/use-texts.ts";
import { type ButtonLook, getButtonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type GateText, gateCopy } from "./copy.ts";
import type {
  GateNotice as Notice,
  GateNoticeKind,
} from "./gate-notice.server.ts";
import { UnlockLink } from "./unlock-link.tsx";

export function GateNotice({
  notice: { kind, title, how },
  look = "ink",
  children,
}: {
  readonly notice: Notice;
  /** The one in the main color is the search, beside which it stands. */
  readonly look?: ButtonLook;
  /** Paragraphs about what the lock keeps from this page stand before what opens it. */
  readonly children?: ReactNode;
}) {
  const t = useTexts(gateCopy);
  return (
    <div className="gate-notice">
      <Icon name="lock" size={24} />
      <div className="gate-notice-text">
        {children}
        <p className="gate-title">{title}</p>
        {how !== null && <p>{how}</p>}
      </div>
      <UnlockLink
        className={getButtonClass({ look })}
        asks={
          kind === "prices" ? "contact" : kind === "terms" ? kind : undefined
        }
      >
        {t(ACTIONS[kind])}
      </UnlockLink>
    </div>
  );
}

const ACTIONS = {
  prices: "unlockPrices",
  terms: "finishTerms",
  vehicles: "unlockInventory",
} as const satisfies Record<GateNoticeKind, GateText>;
