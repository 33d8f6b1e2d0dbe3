import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import type { PanelOpening } from "#app/ui/fields/search-field.tsx";
import { panelCopy } from "./panel-copy.ts";
import { formatStatus, listOptions } from "./panel-options.ts";
import { SuggestionRow } from "./suggestion-row.tsx";
import { UnderstoodParts } from "./understood-parts.tsx";
import { useTypedAnswer } from "./use-typed-answer.ts";

interface WordsPanelProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Before anything is typed, what might be asked may stand below the field: at once, or once somebody goes into it. */
  readonly opens: PanelOpening;
}

/** Whoever has not typed for so long may have finished the last word. */
const SETTLED_MS = 700;

/** Its options are links, see `SuggestionRow`. */
const LISTBOX = { role: "listbox" } as const;

/**
 * How the sentence reads while it is being typed, how many cars that leaves, and how it may go on. ARIA 1.2: a combobox
 * with a list of links; the focus stays in the text field. What was understood stands above the list, as buttons that
 * take it out of the sentence.
 */
export function WordsPanel({ input, opens }: WordsPanelProps) {
  const isOpenAtOnce = opens === "at-once";
  const t = useTexts(panelCopy);
  const { language } = useSite();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(isOpenAtOnce);
  const [active, setActive] = useState(-1);
  const answer = useTypedAnswer(
    input,
    `/api/suggestions?language=${language}`,
    text,
    opens !== "typed",
  );
  const isSettled = useIsSettled(text);
  const options = isOpen ? listOptions(answer, t) : [];
  const count = options.length;
  const chosen = active < count ? active : -1;

  useEffect(() => {
    const field = input.current;
    if (field === null) return;
    const links = list.current?.children ?? [];
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", listId);
    field.setAttribute("aria-expanded", String(count > 0));
    const id = links[chosen]?.id;
    if (id === undefined) field.removeAttribute("aria-activedescendant");
    else field.setAttribute("aria-activedescendant", id);
    links[chosen]?.scrollIntoView({ block: "nearest" });
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
      const links = list.current?.children ?? [];
      const move = (by: number) => {
        event.preventDefault();
        setText(field.value);
        setIsOpen(true);
        // Before the first and behind the last option, the field itself is chosen.
        const places = links.length + 1;
        setActive((at) => ((at + 1 + by + places) % places) - 1);
      };
      if (event.isComposing) return;
      if (event.key === "ArrowDown") move(1);
      if (event.key === "ArrowUp") move(-1);
      if (event.key === "Escape" && links.length > 0 && !isOpenAtOnce) {
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
        if (!isOpenAtOnce) close();
      }
    };
    const onEnter = () => {
      if (opens === "focused" && field.value === "") setIsOpen(true);
    };
    // The button beside the field and the chips and taps of the panel are no way out of it.
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      const isInside =
        relatedTarget instanceof Node && field.form?.contains(relatedTarget);
      if (!isInside && !isOpenAtOnce) close();
    };
    field.addEventListener("input", onType, { signal });
    field.addEventListener("keydown", onKey, { signal });
    field.addEventListener("focus", onEnter, { signal });
    field.addEventListener("click", onEnter, { signal });
    field.form?.addEventListener("focusout", onLeave, { signal });
    // The visitor typed while this was loading.
    if (field.value !== field.defaultValue) onType();
    else if (document.activeElement === field) onEnter();
    return () => listening.abort();
  }, [input, opens, isOpenAtOnce]);

  function write(sentence: string) {
    const field = input.current;
    if (field === null) return;
    putInto(field, sentence);
    setText(sentence);
    setActive(-1);
  }

  const reading = isOpen ? answer.reading : null;
  return (
    <>
      <div className="suggestions" hidden={count === 0 && reading === null}>
        {reading !== null && (
          <UnderstoodParts
            reading={reading}
            isBegun={answer.suggestions.length > 0}
            isSettled={isSettled}
            onWrite={write}
            t={t}
          />
        )}
        <div
          ref={list}
          id={listId}
          {...LISTBOX}
          aria-label={t("suggestions")}
          hidden={count === 0}
        >
          {options.map((option, at) => (
            <SuggestionRow
              key={option.address}
              id={`${listId}-${at}`}
              option={option}
              typed={text}
              isChosen={at === chosen}
              onChoose={() => setIsOpen(isOpenAtOnce)}
            />
          ))}
        </div>
      </div>
      <output className="vh">{isOpen && formatStatus(answer, count, t)}</output>
    </>
  );
}

function putInto(field: HTMLInputElement, sentence: string): void {
  field.value = sentence;
  field.focus();
}

function useIsSettled(text: string): boolean {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text;
}
