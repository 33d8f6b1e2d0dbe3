import { useEffect, useRef, useState } from "react";
import { readTypedAmount } from "#app/domain/forms/typed-amount.ts";
import { useField } from "#app/site/forms/fields/form-fields.tsx";
import { formatDollars, formatNumber } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { FieldNotes, getDescribedBy } from "#app/ui/fields/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { wizardCopy } from "./copy.ts";
import {
  type AmountBounds,
  buildDownPaymentForm,
  buildTradeEquityForm,
} from "./step-forms.ts";
import { QuestionForm, type QuestionProps } from "./wizard-frame.tsx";
import type { StepQuestion } from "./wizard-page.server.ts";

/** Steps 1 and 3 ask like this. */
export function AmountQuestion({
  page,
  question: { step, bounds },
  reply,
}: QuestionProps & {
  readonly question: StepQuestion<"down-payment" | "trade-equity">;
}) {
  const t = useTexts(wizardCopy);
  const range = t("amountHint", {
    from: formatDollars(bounds.min),
    to: formatDollars(bounds.max),
  });
  return (
    <QuestionForm
      page={page}
      reply={reply}
      definition={
        step === "down-payment"
          ? buildDownPaymentForm(bounds)
          : buildTradeEquityForm(bounds)
      }
      title={t(`${step}.title`)}
      lead={t(`${step}.lead`)}
    >
      <AmountField
        name="amount"
        label={t(`${step}.label`)}
        hint={
          step === "trade-equity"
            ? `${range}. ${t("trade-equity.more")}`
            : range
        }
        sliderLabel={t("slider", { label: t(`${step}.label`) })}
        bounds={bounds}
      />
    </QuestionForm>
  );
}

interface AmountFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly sliderLabel: string;
  readonly bounds: AmountBounds;
}

/** With JavaScript a slider stands beside the field. */
function AmountField({
  name,
  label,
  hint,
  sliderLabel,
  bounds,
}: AmountFieldProps) {
  const { id, value, error, errorPrefix } = useField(name);
  const [text, setText] = useState(value);
  const isHydrated = useHydrated();
  const amount = readTypedAmount(text)?.amount ?? bounds.min;
  return (
    <div
      className={
        error === undefined ? "field wizard-amount" : "field field--error"
      }
    >
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} hint={hint} error={error} errorPrefix={errorPrefix} />
      <div className="prefixed wizard-dollars" data-unit="$">
        <input
          className="input num"
          id={id}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={getDescribedBy(id, hint, error)}
        />
      </div>
      {isHydrated && (
        <Slider
          label={sliderLabel}
          bounds={bounds}
          amount={Math.min(Math.max(amount, bounds.min), bounds.max)}
          onMove={(to) => setText(formatNumber(to))}
        />
      )}
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly bounds: AmountBounds;
  readonly amount: number;
  readonly onMove: (to: number) => void;
}

function Slider({ label, bounds, amount, onMove }: SliderProps) {
  const slider = useRef<HTMLInputElement>(null);
  const { min, max } = bounds;
  useEffect(() => {
    const share = (amount - min) / (max - min || 1);
    slider.current?.style.setProperty("--done", `${share * 100}%`);
  }, [amount, min, max]);
  return (
    <input
      ref={slider}
      type="range"
      className="wizard-slider"
      aria-label={label}
      aria-valuetext={formatDollars(amount)}
      {...bounds}
      value={amount}
      onChange={({ target }) => onMove(target.valueAsNumber)}
    />
  );
}
