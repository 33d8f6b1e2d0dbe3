import { useField } from "#app/site/forms/fields/form-fields.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { FieldNotes, getDescribedBy } from "#app/ui/fields/field.tsx";
import { wizardCopy } from "./copy.ts";
import { buildCreditScoreForm, tradeInForm } from "./step-forms.ts";
import { QuestionForm, type QuestionProps } from "./wizard-frame.tsx";
import type { WizardChoice } from "./credit-choices.server.ts";
import type { StepQuestion } from "./wizard-page.server.ts";

/** This is step 2. */
export function TradeInQuestion({ page, reply }: QuestionProps) {
  const t = useTexts(wizardCopy);
  const title = t("trade-in.title");
  return (
    <QuestionForm
      page={page}
      reply={reply}
      definition={tradeInForm}
      title={title}
      lead={t("trade-in.lead")}
    >
      <ChoiceLines
        name="tradeIn"
        legend={title}
        choices={(["yes", "no"] as const).map((value) => ({
          value,
          label: t(value),
          detail: "",
          rates: [],
        }))}
      />
    </QuestionForm>
  );
}

/** This is step 4. */
export function CreditQuestion({
  page,
  question: { choices, rateColumns, rateRules },
  reply,
}: QuestionProps & { readonly question: StepQuestion<"credit-score"> }) {
  const t = useTexts(wizardCopy);
  const title = t("credit-score.title");
  return (
    <QuestionForm
      page={page}
      reply={reply}
      definition={buildCreditScoreForm(choices.map(({ value }) => value))}
      title={title}
      lead={`${t("credit-score.lead")} ${t("lenderSetsRate")}`}
    >
      <ChoiceLines
        name="credit"
        legend={title}
        choices={choices}
        rateColumns={rateColumns}
      />
      {rateRules.length > 0 && (
        <p className="wizard-note">{rateRules.join(" ")}</p>
      )}
    </QuestionForm>
  );
}

interface ChoiceLinesProps {
  readonly name: string;
  /** Those who see read it in the page's heading. */
  readonly legend: string;
  readonly choices: readonly WizardChoice[];
  readonly rateColumns?: readonly string[];
}

/** The lines can be pressed anywhere. */
function ChoiceLines({
  name,
  legend,
  choices,
  rateColumns = [],
}: ChoiceLinesProps) {
  const { id, value: chosen, error, errorPrefix } = useField(name);
  return (
    <fieldset
      className={
        error === undefined ? "wizard-choices" : "wizard-choices field--error"
      }
    >
      <legend className="vh">{legend}</legend>
      <FieldNotes id={id} error={error} errorPrefix={errorPrefix} />
      {rateColumns.length > 0 && (
        // Every rate names its column for those who hear it.
        <p className="wizard-columns" aria-hidden>
          {rateColumns.map((column) => (
            <small key={column}>{column}</small>
          ))}
        </p>
      )}
      {choices.map(({ value, label, detail, rates }, at) => (
        <label key={value} className="wizard-choice radio">
          <input
            // What is wrong with the answer leads to the first choice, which says it once it has the focus.
            id={at === 0 ? id : undefined}
            aria-describedby={
              at === 0 ? getDescribedBy(id, undefined, error) : undefined
            }
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
          />
          <span>
            <b>{label}</b> {detail !== "" && <small>{detail}</small>}
          </span>
          {rates.map((rate, column) => (
            <small
              key={rateColumns[column] ?? rate}
              className="wizard-rate num"
            >
              {rateColumns.length > 0 && <span>{rateColumns[column]}: </span>}
              {rate}
            </small>
          ))}
        </label>
      ))}
    </fieldset>
  );
}
