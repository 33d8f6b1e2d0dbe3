import { useState } from "react";
import { RangeThumbs } from "./range-thumbs.tsx";
import {
  parseAmount,
  type RangeBounds,
  type RangeEnd,
  type RangeValue,
} from "./range-value.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

export interface RangeFieldsProps {
  /** The two fields are `name_min` and `name_max`. */
  readonly name: string;
  readonly label: string;
  readonly words: { readonly from: string; readonly to: string };
  readonly bounds: RangeBounds;
  /** Give the fields another `key` when the page shows another range. */
  readonly value: RangeValue;
  readonly format: (amount: number) => string;
  /** It stands before the amount: "$". */
  readonly prefix?: string;
  /** When a thumb is let go, or a field left. */
  readonly onCommit?: (value: RangeValue) => void;
}

/** The fields always work; with JavaScript there are also two thumbs over one track. */
export function RangeFields(props: RangeFieldsProps) {
  const { name, bounds, format, onCommit } = props;
  const isHydrated = useHydrated();
  const [texts, setTexts] = useState({
    min: formatAmount(props.value.min, format),
    max: formatAmount(props.value.max, format),
  });
  const value = { min: parseAmount(texts.min), max: parseAmount(texts.max) };
  return (
    <div className="range-fields">
      {isHydrated && (
        <RangeThumbs
          {...props}
          value={value}
          onMove={({ min, max }) =>
            setTexts({
              min: formatAmount(min, format),
              max: formatAmount(max, format),
            })
          }
        />
      )}
      {(["min", "max"] as const).map((end) => (
        <RangeField
          key={end}
          id={`${name}-${end}`}
          end={end}
          of={props}
          placeholder={format(bounds[end])}
          text={texts[end]}
          onType={(text) => setTexts((before) => ({ ...before, [end]: text }))}
          onLeave={() => onCommit?.(value)}
        />
      ))}
    </div>
  );
}

interface RangeFieldProps {
  readonly id: string;
  readonly end: RangeEnd;
  readonly of: Pick<RangeFieldsProps, "name" | "label" | "words" | "prefix">;
  readonly placeholder: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

function RangeField({
  id,
  end,
  of: { name, label, words, prefix },
  placeholder,
  text,
  onType,
  onLeave,
}: RangeFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        <span className="vh">{label} </span>
        {end === "min" ? words.from : words.to}
      </label>
      <div
        className={prefix === undefined ? undefined : "prefixed"}
        data-prefix={prefix}
      >
        <input
          className="input input--s num"
          id={id}
          name={`${name}_${end}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
          placeholder={placeholder}
          value={text}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
      </div>
    </div>
  );
}

function formatAmount(
  amount: number | null,
  format: (amount: number) => string,
): string {
  return amount === null ? "" : format(amount);
}
