import { useEffect, useRef, useState } from "react";
import type { Combobox, Suggestions } from "./combobox.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useFieldsReset } from "./use-fields-reset.ts";

interface SearchFieldProps {
  readonly id: string;
  /** The words travel there as `words`. */
  readonly action: string;
  readonly label: string;
  readonly placeholder: string;
  readonly submitLabel: string;
  readonly defaultValue?: string;
  /** It belongs to the page around the field: another page shows its own words. */
  readonly state?: string;
  readonly kept?: readonly (readonly [name: string, value: string])[];
  /** Offered while the visitor types, once the field has been used. */
  readonly suggestions?: Suggestions;
  readonly className?: string;
}

export function SearchField({
  id,
  action,
  label,
  placeholder,
  submitLabel,
  defaultValue,
  state = "",
  kept = [],
  suggestions,
  className,
}: SearchFieldProps) {
  const form = useFieldsReset(`${state} ${defaultValue ?? ""}`);
  const input = useRef<HTMLInputElement>(null);
  const [List, load] = useCombobox(input, suggestions !== undefined);
  return (
    <search>
      <form
        ref={form}
        className={className === undefined ? "search" : `search ${className}`}
        aria-label={submitLabel}
        action={action}
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="search-box">
          <Icon name="search" />
          <label className="vh" htmlFor={id}>
            {label}
          </label>
          <input
            ref={input}
            className="input"
            id={id}
            name="words"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            maxLength={200}
            defaultValue={defaultValue}
            placeholder={placeholder}
            autoComplete="off"
            onFocus={load}
          />
          {List !== null && suggestions !== undefined && (
            <List input={input} suggestions={suggestions} />
          )}
        </div>
        <button className="btn btn--main">{submitLabel}</button>
      </form>
    </search>
  );
}

/** The list of suggestions loads when the field is first used; without it the field works as it is. */
function useCombobox(
  input: React.RefObject<HTMLInputElement | null>,
  isWanted: boolean,
): readonly [typeof Combobox | null, () => void] {
  const [List, setList] = useState<typeof Combobox | null>(null);
  const isAsked = useRef(false);
  function load() {
    if (!isWanted || isAsked.current) return;
    isAsked.current = true;
    import("./combobox.tsx").then(
      (module) => setList(() => module.Combobox),
      () => {
        isAsked.current = false;
      },
    );
  }
  useEffect(() => {
    // The visitor may already be in the field before the page is hydrated.
    if (document.activeElement === input.current) load();
  });
  return [List, load];
}
