import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { plansCopy } from "./copy.ts";

/** In the order in which they are read; `suits` goes on from its label. */
const PLAN_FACTS = ["covers", "leavesOut", "deductible", "suits"] as const;
export type PlanFact = (typeof PLAN_FACTS)[number];

export interface SoldPlans {
  /** They are sold; none where the dealership names none. */
  readonly plans: readonly {
    readonly name: string;
    /** What it is there for, in a line; null where nobody said it. */
    readonly when: string | null;
    /** What it costs at least, as in "$695"; null where nobody named a price. */
    readonly price: string | null;
    /** How long it runs for that price; null where nobody said it. */
    readonly term: string | null;
    readonly facts: Readonly<Partial<Record<PlanFact, string>>>;
    /** With scripts a link with it opens the chat; null where the chat takes no question about a plan. */
    readonly chatKey: string | null;
    /** Null while nobody can be asked online. */
    readonly askAddress: string | null;
  }[];
  /** What comes back to whoever cancels one; null where nobody said it. */
  readonly refund: string | null;
}

const ASKS = ["price", "term"] as const;

export function Plans({ plans }: Pick<SoldPlans, "plans">) {
  const t = useTexts(plansCopy);
  return (
    <ul className="plans">
      {plans.map(({ name, when, price, term, facts, askAddress, chatKey }) => (
        <li key={name} className="plan-part">
          <div>
            <h3 className="h3">{name}</h3>
            {when !== null && <p className="plan-when">{when}</p>}
          </div>
          <p className="plan-price">
            <b className="num">
              {price === null
                ? t("planAsk")
                : t("planPrice", { amount: price })}
            </b>
            {term !== null && <span>{term}</span>}
          </p>
          <dl className="plan-facts">
            {PLAN_FACTS.filter((key) => facts[key] !== undefined).map((key) => (
              <div key={key} className={`plan-fact--${key}`}>
                <dt>{t(`fact.${key}`)}</dt>
                <dd>{facts[key]}</dd>
              </div>
            ))}
          </dl>
          {askAddress !== null && (
            <a
              className="arrow"
              href={askAddress}
              data-about={chatKey ?? undefined}
            >
              {t("contact")}
              <span className="vh">: {name}</span>
              <Icon name="arrow-right" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What nobody gave of the plans is to be asked for. */
export function PlanAsks({ plans, refund }: SoldPlans) {
  const t = useTexts(plansCopy);
  const isGiven = {
    price: plans.every(({ price }) => price !== null),
    term: plans.every(({ term }) => term !== null),
  };
  const read = plans.every(({ facts }) => facts.leavesOut !== undefined)
    ? "contract"
    : "leavesOut";
  return (
    <div className="plan-asks">
      <h3 className="h3">{t("asksTitle")}</h3>
      <dl>
        {ASKS.map((key) => (
          <Ask
            key={key}
            title={t(`ask.${key}.title`)}
            text={t(isGiven[key] ? `ask.${key}.given` : `ask.${key}.text`)}
          />
        ))}
        <Ask title={t(`ask.${read}.title`)} text={t(`ask.${read}.text`)} />
        {refund !== null && <Ask title={t("ask.refund.title")} text={refund} />}
      </dl>
    </div>
  );
}

function Ask({
  title,
  text,
}: {
  readonly title: string;
  readonly text: string;
}) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{text}</dd>
    </div>
  );
}
