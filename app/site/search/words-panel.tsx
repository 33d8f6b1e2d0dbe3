import { type RefObject, useEffect, useId, useRef, useState } from "react";
import type { Translate } from "#app/site/page/copy.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { panelCopy } from "./panel-copy.ts";
import type { LiveReading, Suggestion, TypedAnswer } from "./typed-answer.ts";
import { useTypedAnswer } from "./use-typed-answer.ts";

interface WordsPanelProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** It stands open before anything is typed, with what might be asked. */
  readonly isOpenAtOnce: boolean;
}

/** Whoever has not typed for so long may have finished the last word. */
const SETTLED_MS = 700;

/** No HTML element does both: options that are links, beside a field that keeps the focus. */
const LISTBOX = { role: "listbox" } as const;
const getOptionProps = (isChosen: boolean) =>
  ({ role: "option", "aria-selected": isChosen }) as const;

/**
 * How the sentence reads while it is being typed, how many cars that leaves, and how it may go on. ARIA 1.2: a combobox
 * with a list of links; the focus stays in the text field. What was understood stands above the list, as buttons that
 * take it out of the sentence.
 */
export function WordsPanel({ input, isOpenAtOnce }: WordsPanelProps) {
  const t = useTexts(panelCopy);
  const { language } = useSite();
  const listId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(isOpenAtOnce);
  const [active, setActive] = useState(-1);
  const answer = useTypedAnswer(
    input,
    `/api/suggestions?language=${language}`,
    text,
    isOpenAtOnce,
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
    // The chips and taps of the panel are no way out of it.
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      const isInside =
        relatedTarget instanceof Node &&
        (relatedTarget === field || panel.current?.contains(relatedTarget));
      if (!isInside && !isOpenAtOnce) close();
    };
    field.addEventListener("input", onType, { signal });
    field.addEventListener("keydown", onKey, { signal });
    field.addEventListener("blur", onLeave, { signal });
    panel.current?.addEventListener("focusout", onLeave, { signal });
    // The visitor typed while this was loading.
    if (field.value !== field.defaultValue) onType();
    return () => listening.abort();
  }, [input, isOpenAtOnce]);

  function write(sentence: string) {
    const field = input.current;
    if (field === null) return;
    field.value = sentence;
    field.focus();
    setText(sentence);
    setActive(-1);
  }

  const reading = isOpen ? answer.reading : null;
  return (
    <>
      <div
        ref={panel}
        className="suggestions"
        hidden={count === 0 && reading === null}
      >
        {reading !== null && (
          <Understood
            reading={reading}
            isFinished={isSettled && answer.suggestions.length === 0}
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
          {options.map(({ label, detail, address, isOwn }, at) => (
            <a
              key={address}
              id={`${listId}-${at}`}
              className={isOwn ? "suggestion suggestion--own" : "suggestion"}
              {...getOptionProps(at === chosen)}
              tabIndex={-1}
              href={address}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setIsOpen(isOpenAtOnce)}
            >
              <span>{label}</span> <span className="meta">{detail}</span>
            </a>
          ))}
        </div>
      </div>
      <output className="vh">{formatStatus(reading, count, t)}</output>
    </>
  );
}

type Words = Translate<Extract<keyof (typeof panelCopy)["sentences"], string>>;

interface Option extends Suggestion {
  /** It leads on with the sentence as it stands. */
  readonly isOwn: boolean;
}

/** The list of what is typed comes first: it is where Enter leads. */
function listOptions(
  { suggestions, reading }: TypedAnswer,
  t: Words,
): readonly Option[] {
  const further = suggestions.map((it) => ({ ...it, isOwn: false }));
  if (reading === null || reading.count === null) return further;
  const { count, address, alertAddress } = reading;
  const own =
    count > 0
      ? [{ label: t("show", { count }), detail: "", address, isOwn: true }]
      : alertAddress === null
        ? []
        : [
            {
              label: t("tellMe"),
              detail: t("none"),
              address: alertAddress,
              isOwn: true,
            },
          ];
  return [...own, ...further];
}

function formatStatus(
  reading: LiveReading | null,
  options: number,
  t: Words,
): string {
  const cars = reading?.count ?? null;
  return [
    ...(cars === null ? [] : [t("carsNow", { count: cars })]),
    ...(options > 0 ? [t("suggestionCount", { count: options })] : []),
  ].join(" ");
}

interface UnderstoodProps {
  readonly reading: LiveReading;
  /** Nothing begins with the last word, and no more of it was typed for a while. */
  readonly isFinished: boolean;
  readonly onWrite: (sentence: string) => void;
  readonly t: Words;
}

function Understood({ reading, isFinished, onWrite, t }: UnderstoodProps) {
  const parts = reading.parts.filter(
    ({ isKeyword, isLast }) => isFinished || !isKeyword || !isLast,
  );
  const unknown = reading.unknown.filter(({ isLast }) => isFinished || !isLast);
  if (parts.length + unknown.length === 0) return null;
  return (
    <div className="words-read">
      {parts.length > 0 && (
        <ul className="chips" aria-label={t("understood")}>
          {parts.map(({ label, without }) => (
            <li key={`${label} ${without}`}>
              <button
                className="chip"
                type="button"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onWrite(without)}
              >
                <span className="vh">{t("remove")} </span>
                {label}
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {unknown.map(({ text, without, near }) => (
        <p key={text} className="words-unknown">
          <span>{t("unknown", { words: text })}</span>{" "}
          {near !== null && (
            <button
              className="text-btn"
              type="button"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onWrite(near.sentence)}
            >
              {t("tryNear", { label: near.label })}
            </button>
          )}{" "}
          <button
            className="text-btn"
            type="button"
            aria-label={t("skipName", { words: text })}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onWrite(without)}
          >
            {t("skip")}
          </button>
        </p>
      ))}
    </div>
  );
}

function useIsSettled(text: string): boolean {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text;
}
