import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useSuggestions } from "./use-suggestions.ts";

export interface Suggestions {
  /** It answers `{ suggestions: [{ label, detail, address }] }` to the fields of the form. */
  readonly address: string;
  readonly label: string;
  /** Screen readers say it: "5 suggestions". */
  readonly countText: (count: number) => string;
}

interface ComboboxProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly suggestions: Suggestions;
}

/** No HTML element does both: options that are links, beside a field that keeps the focus. */
const LISTBOX = { role: "listbox" } as const;
const getOptionProps = (isChosen: boolean) =>
  ({ role: "option", "aria-selected": isChosen }) as const;

/** ARIA 1.2: a combobox with a list of links; the focus stays in the text field. */
export function Combobox({ input, suggestions }: ComboboxProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(input, suggestions.address, text);
  const count = isOpen ? found.length : 0;
  const chosen = active < count ? active : -1;

  useEffect(() => {
    const field = input.current;
    if (field === null) return;
    const options = list.current?.children ?? [];
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", listId);
    field.setAttribute("aria-expanded", String(count > 0));
    const id = options[chosen]?.id;
    if (id === undefined) field.removeAttribute("aria-activedescendant");
    else field.setAttribute("aria-activedescendant", id);
    options[chosen]?.scrollIntoView({ block: "nearest" });
  });

  useEffect(() => {
    const field = input.current;
    if (field === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    const close = () => {
      setIsOpen(false);
      setActive(-1);
    };
    const onType = () => {
      setText(field.value);
      setIsOpen(true);
      setActive(-1);
    };
    const onKey = (event: KeyboardEvent) => {
      const options = list.current?.children ?? [];
      const move = (by: number) => {
        event.preventDefault();
        setText(field.value);
        setIsOpen(true);
        // Before the first and behind the last option, the field itself is chosen.
        const places = options.length + 1;
        setActive((at) => ((at + 1 + by + places) % places) - 1);
      };
      if (event.isComposing) return;
      if (event.key === "ArrowDown") move(1);
      if (event.key === "ArrowUp") move(-1);
      if (event.key === "Escape" && options.length > 0) {
        event.preventDefault();
        event.stopPropagation();
        close();
      }
      if (event.key === "Enter") {
        const option = document.getElementById(
          field.getAttribute("aria-activedescendant") ?? "",
        );
        if (option !== null) {
          event.preventDefault();
          option.click();
        }
        close();
      }
    };
    field.addEventListener("input", onType, { signal });
    field.addEventListener("keydown", onKey, { signal });
    field.addEventListener("blur", close, { signal });
    // The visitor typed while this was loading.
    if (field.value !== field.defaultValue) onType();
    return () => listening.abort();
  }, [input]);

  return (
    <>
      <div
        ref={list}
        id={listId}
        className="suggestions"
        {...LISTBOX}
        aria-label={suggestions.label}
        hidden={count === 0}
      >
        {found.slice(0, count).map(({ label, detail, address }, at) => (
          <a
            key={address}
            id={`${listId}-${at}`}
            className="suggestion"
            {...getOptionProps(at === chosen)}
            tabIndex={-1}
            href={address}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setIsOpen(false)}
          >
            <span>{label}</span> <span className="meta">{detail}</span>
          </a>
        ))}
      </div>
      <output className="vh">
        {count > 0 ? suggestions.countText(count) : ""}
      </output>
    </>
  );
}
