import {
  type ComponentType,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
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
  /** What stands below the field while the visitor types; it loads when the field is first used. */
  readonly loadPanel?: () => Promise<SearchPanel>;
  readonly panelOpens?: PanelOpening;
  readonly className?: string;
}

/** The panel stands open at once, once somebody goes into the empty field, or once something is typed. */
export type PanelOpening = "at-once" | "focused" | "typed";

type SearchPanel = ComponentType<{
  readonly input: RefObject<HTMLInputElement | null>;
  readonly opens: PanelOpening;
}>;

export function SearchField({
  id,
  action,
  label,
  placeholder,
  submitLabel,
  defaultValue,
  state = "",
  kept = [],
  loadPanel,
  panelOpens = "typed",
  className,
}: SearchFieldProps) {
  const form = useFieldsReset(`${state} ${defaultValue ?? ""}`);
  const input = useRef<HTMLInputElement>(null);
  const [Panel, load] = usePanel(input, loadPanel);
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
        </div>
        <button className="btn btn--main">{submitLabel}</button>
        {Panel !== null && <Panel input={input} opens={panelOpens} />}
      </form>
    </search>
  );
}

/** Without the panel the field works as it is. */
function usePanel(
  input: RefObject<HTMLInputElement | null>,
  loadPanel: SearchFieldProps["loadPanel"],
): readonly [SearchPanel | null, () => void] {
  const [Panel, setPanel] = useState<SearchPanel | null>(null);
  const isAsked = useRef(false);
  function load() {
    if (loadPanel === undefined || isAsked.current) return;
    isAsked.current = true;
    loadPanel().then(
      (loaded) => setPanel(() => loaded),
      () => {
        isAsked.current = false;
      },
    );
  }
  useEffect(() => {
    // The visitor may already be in the field before the page is hydrated.
    if (document.activeElement === input.current) load();
  });
  return [Panel, load];
}
