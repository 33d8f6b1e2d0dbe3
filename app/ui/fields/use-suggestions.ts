import { type RefObject, useEffect, useRef, useState } from "react";

export interface Suggestion {
  readonly label: string;
  readonly detail: string;
  readonly address: string;
}

const WAIT_MS = 120;
const SHORTEST = 2;
const MOST_KEPT = 50;
const NONE: readonly Suggestion[] = [];

/** The server is asked once typing pauses; the last answer stands until the next. */
export function useSuggestions(
  input: RefObject<HTMLInputElement | null>,
  address: string,
  text: string,
): readonly Suggestion[] {
  const [found, setFound] = useState(NONE);
  const kept = useRef(new Map<string, readonly Suggestion[]>());
  useEffect(() => {
    const form = input.current?.form;
    if (form == null || !isLongEnough(text)) return;
    const question = buildQuestion(address, form);
    const known = kept.current.get(question);
    const asking = new AbortController();
    const timer = setTimeout(
      () => {
        const answered =
          known === undefined
            ? ask(question, asking.signal)
            : Promise.resolve(known);
        answered.then(
          (answer) => {
            if (kept.current.size >= MOST_KEPT) kept.current.clear();
            kept.current.set(question, answer);
            setFound(answer);
          },
          // The field works without suggestions.
          () => {
            if (!asking.signal.aborted) setFound(NONE);
          },
        );
      },
      known === undefined ? WAIT_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [input, address, text]);
  return isLongEnough(text) ? found : NONE;
}

function isLongEnough(text: string): boolean {
  return text.trim().length >= SHORTEST;
}

function buildQuestion(address: string, form: HTMLFormElement): string {
  const url = new URL(address, location.href);
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") url.searchParams.append(name, value);
  return url.pathname + url.search;
}

async function ask(
  question: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const response = await fetch(question, { signal });
  const body: unknown = response.ok ? await response.json() : null;
  const list =
    typeof body === "object" && body !== null && "suggestions" in body
      ? body.suggestions
      : null;
  return Array.isArray(list) ? list.filter(isSuggestion) : NONE;
}

function isSuggestion(it: unknown): it is Suggestion {
  return (
    typeof it === "object" &&
    it !== null &&
    "label" in it &&
    typeof it.label === "string" &&
    "detail" in it &&
    typeof it.detail === "string" &&
    "address" in it &&
    typeof it.address === "string"
  );
}
