import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { Trade } from "#app/domain/store-profile/store-profile.ts";
import type { TradeAnswers } from "#app/domain/trade-offer/trade-answers.ts";
import type { TradeOffer } from "#app/domain/trade-offer/trade-offer.ts";
import type { Translate } from "#app/site/page/copy.ts";
import type { ValuationText } from "#app/features/valuation/copy.ts";

/** A line of an offer in the words of the shopper's page and of their mail. */
export interface LineView {
  readonly label: string;
  readonly note: string | null;
  readonly amount: string;
  readonly isLess: boolean;
  /** It sums up the lines above it, and adds nothing. */
  readonly isSubtotal?: boolean;
}

export interface Said {
  readonly trade: Pick<
    Trade,
    "offers" | "options" | "questions" | "categories" | "contradictions"
  >;
  /** What the offer was made by. */
  readonly answers: TradeAnswers;
  readonly language: Language;
  readonly balanceCents: number;
  /** What the shopper is offered, each of which stands beside the others. */
  readonly offered: readonly Pick<TradeOffer, "type">[];
  /** Those that the value was looked up with. */
  readonly miles: number;
  /** The car's model year. */
  readonly year: number;
  readonly t: Translate<ValuationText>;
}
