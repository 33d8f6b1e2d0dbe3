import { SubmitButton } from "#app/site/forms/fields/form-fields.tsx";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { tradeInForm } from "./trade-in-form.ts";

interface TradeInProps {
  readonly page: {
    readonly action: string;
    readonly tradeIn: {
      readonly token: string;
      readonly amount: string | null;
      readonly isAfterLoan: boolean;
      /** Where it lowers the tax as well; null where nobody says so. */
      readonly taxStates: string | null;
      readonly isFirst: boolean;
    };
  };
}

/** What the car is worth toward another one. Where the money waits for a sale, a buyer names it. */
export function TradeIn({ page }: TradeInProps) {
  const t = useTexts(valuationCopy);
  const { tradeIn } = page;
  return (
    <section
      className={tradeIn.isFirst ? "offer-alt offer-first" : "offer-alt"}
    >
      {tradeIn.isFirst ? (
        <h2 className="h3">{t("tradeInFirst")}</h2>
      ) : (
        <h3 className="h3">{t("tradeIn")}</h3>
      )}
      {tradeIn.amount !== null && <p className="num">{tradeIn.amount}</p>}
      <div>
        <p>
          {t(chooseText(tradeIn))}
          {tradeIn.amount !== null &&
            tradeIn.taxStates !== null &&
            ` ${t("tradeInTax", { states: tradeIn.taxStates })}`}
        </p>
        <TakeAsTrade page={page} />
      </div>
    </section>
  );
}

function chooseText({ amount, isAfterLoan }: TradeInProps["page"]["tradeIn"]) {
  if (amount === null) return "tradeInLater";
  return isAfterLoan ? "tradeInLeft" : "tradeInText";
}

/** The page's main button leads to the prices with the trade, and accepting for cash is the quiet one. */
export function leadsToPrices({
  tradeIn,
}: Pick<TradeInProps["page"], "tradeIn">): boolean {
  return tradeIn.isFirst;
}

/** It fills in the trade of the visitor's own terms, or asks a buyer for it, so it is a button and no link. */
function TakeAsTrade({ page }: TradeInProps) {
  const t = useTexts(valuationCopy);
  const form = usePostForm(tradeInForm, {
    action: `${page.action}&trade=1`,
    token: page.tradeIn.token,
    reply: undefined,
    copy: valuationCopy,
  });
  return (
    <PostForm of={form}>
      <SubmitButton
        label={t(
          page.tradeIn.amount === null ? "tradeInInstead" : "tradeInPrices",
        )}
        look={leadsToPrices(page) ? "main" : "plain"}
      />
    </PostForm>
  );
}
