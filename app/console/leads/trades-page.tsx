import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { getAnswer } from "#app/domain/trade-offer/trade-answers.ts";
import type { TradeRecord } from "#app/domain/trade-draft/trade-record.ts";
import { formatWholeDollars } from "#app/site/page/format.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { formatMoment } from "#app/console/frame/times.ts";
import { leadsCopy } from "./copy.ts";
import { getStoreName } from "./lead-words.ts";

interface TradesBodyProps {
  readonly asked: AskedByPerson;
  readonly trades: readonly TradeRecord[];
}

export function TradesBody({ asked, trades }: TradesBodyProps) {
  const t = getTexts(asked, leadsCopy);
  if (trades.length === 0) return <p>{t("noTrades")}</p>;
  return (
    <ul className="console-rows">
      {trades.map((trade) => (
        <li key={trade.id}>
          <TradeRow asked={asked} trade={trade} />
        </li>
      ))}
    </ul>
  );
}

function TradeRow({
  asked,
  trade,
}: Pick<TradesBodyProps, "asked"> & { readonly trade: TradeRecord }) {
  const t = getTexts(asked, leadsCopy);
  const { draft, offer, accepted, storeId } = trade;
  const { year, make, model, trim, miles, vin } = draft.vehicle;
  const price = offer?.offers.visibleOffers.find(
    ({ type }) => type === accepted?.selectedPayment,
  )?.estimatedFinalPriceCents;
  return (
    <div>
      <strong>
        {[year, make, model, trim].filter((it) => it !== null).join(" ")}
      </strong>
      <p>
        {t("miles", { miles: miles.toLocaleString("en-US") })}
        {vin !== null && `, VIN ${vin}`}, {getStoreName(asked, storeId)}
      </p>
      {accepted !== null && (
        <>
          <p>
            {t(`taken.${accepted.selectedPayment}`)}
            {typeof price === "number" &&
              `, ${t("about", { amount: formatWholeDollars(price) })}`}
            .{" "}
            {t("acceptedOn", {
              date: formatMoment(asked, accepted.acceptedAtMs),
            })}
          </p>
          {accepted.day !== null && (
            <p>
              {t("wouldCome", {
                day: accepted.day,
                time: accepted.time ?? "",
              })}
            </p>
          )}
          <p>
            <a
              href={getConsoleAddress("lead", {
                reference: accepted.reference,
              })}
            >
              {accepted.reference}
            </a>
          </p>
        </>
      )}
      <TradeAnswers asked={asked} trade={trade} />
    </div>
  );
}

function TradeAnswers({
  asked,
  trade: { draft },
}: Pick<TradesBodyProps, "asked"> & { readonly trade: TradeRecord }) {
  const t = getTexts(asked, leadsCopy);
  const { language, ports } = asked;
  const answered = ports.profile.trade.questions.flatMap((question) => {
    const given = getAnswer(draft.answers, question.questionId);
    const known = question.answers.find(({ value }) => value === given);
    return given === null
      ? []
      : [
          {
            question: question.text[language],
            answer: known?.label[language] ?? given,
          },
        ];
  });
  return (
    <details>
      <summary>{t("answers")}</summary>
      <dl className="console-facts">
        {answered.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
