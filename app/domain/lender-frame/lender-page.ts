import type { ValuedEvent } from "#app/domain/store-profile/tracking.ts";

interface LenderPageFacts {
  readonly urlKey:
    "preApprovalFrameUrl" | "creditScorePreApprovalUrl" | "fullCreditFrameUrl";
  readonly standInPath: string;
  /** A submitted frame is reported as this event (Spec §9). */
  readonly event: Extract<
    ValuedEvent,
    "InstantScreen" | "FullCreditApplication"
  >;
  /** The height holds until the frame reports its own. */
  readonly heightPx: number;
}

/** These pages show a lender's frame (Spec §2). */
export const LENDER_PAGES = {
  applyForFinancing: {
    urlKey: "preApprovalFrameUrl",
    standInPath: "/pre-approval",
    event: "InstantScreen",
    heightPx: 630,
  },
  freeCreditScore: {
    urlKey: "creditScorePreApprovalUrl",
    standInPath: "/free-credit-score",
    event: "InstantScreen",
    heightPx: 940,
  },
  fullCreditApplication: {
    urlKey: "fullCreditFrameUrl",
    standInPath: "/full-application",
    event: "FullCreditApplication",
    heightPx: 730,
  },
} as const satisfies Record<string, LenderPageFacts>;

export type LenderPage = keyof typeof LENDER_PAGES;

export const LENDER_PAGE_KEYS = Object.keys(LENDER_PAGES).filter(
  (key): key is LenderPage => key in LENDER_PAGES,
);
