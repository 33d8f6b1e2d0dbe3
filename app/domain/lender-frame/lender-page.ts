import type { ValuedEvent } from "#app/domain/store-profile/tracking.ts";

interface LenderPageFacts {
  /** Key of the frame's address in the profile's `autoFinancing`. */
  readonly urlKey:
    "preApprovalFrameUrl" | "creditScorePreApprovalUrl" | "fullCreditFrameUrl";
  /** Where the demonstration's lender has it. */
  readonly standInPath: string;
  /** What a submitted frame is reported as. Spec §9. */
  readonly event: Extract<
    ValuedEvent,
    "InstantScreen" | "FullCreditApplication"
  >;
  /** Until the frame says its own. */
  readonly heightPx: number;
}

/** Pages that show a lender's frame. Spec §2. */
export const LENDER_PAGES = {
  applyForFinancing: {
    urlKey: "preApprovalFrameUrl",
    standInPath: "/pre-approval",
    event: "InstantScreen",
    heightPx: 900,
  },
  freeCreditScore: {
    urlKey: "creditScorePreApprovalUrl",
    standInPath: "/free-credit-score",
    event: "InstantScreen",
    heightPx: 1000,
  },
  fullCreditApplication: {
    urlKey: "fullCreditFrameUrl",
    standInPath: "/full-application",
    event: "FullCreditApplication",
    heightPx: 1750,
  },
} as const satisfies Record<string, LenderPageFacts>;

export type LenderPage = keyof typeof LENDER_PAGES;

export const LENDER_PAGE_KEYS = Object.keys(LENDER_PAGES).filter(
  (key): key is LenderPage => key in LENDER_PAGES,
);
