import { type RefObject, useEffect, useRef, useState } from "react";
import {
  NO_ANSWER,
  readTypedAnswer,
  type TypedAnswer,
} from "./typed-answer.ts";

const WAIT_MS = 120;
const SHORTEST = 2;
const MOST_KEPT = 50;

/**
 * The server is asked once typing pauses; the last answer stands until the next, and one that comes after a later
 * question is not heard.
 */
export function useTypedAnswer(
  input: RefObject<HTMLInputElement | null>,
  address: string,
  text: string,
  /** Nothing typed is a question, too: what might be asked. */
  isEmptyAsked: boolean,
): TypedAnswer {
  const [found, setFound] = useState(NO_ANSWER);
  const kept = useRef(new Map<string, TypedAnswer>());
  const isAsked = isLongEnough(text) || (isEmptyAsked && text.trim() === "");
  useEffect(() => {
    const form = input.current?.form;
    if (form == null || !isAsked) return;
    const question = buildQuestion(address, form);
    const known = kept.current.get(question);
    const asking = new AbortController();
    const { signal } = asking;
    const hear = (answer: TypedAnswer) => {
      if (!signal.aborted) setFound(answer);
    };
    const timer = setTimeout(
      () => {
        if (known !== undefined) return hear(known);
        ask(question, signal).then(
          (answer) => {
            if (kept.current.size >= MOST_KEPT) kept.current.clear();
            kept.current.set(question, answer);
            hear(answer);
          },
          // The field works without suggestions.
          () => hear(NO_ANSWER),
        );
      },
      known === undefined ? WAIT_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [input, address, text, isAsked]);
  // Where something stands before the first letter, it stays until an answer takes its place.
  return isAsked || isEmptyAsked ? found : NO_ANSWER;
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
): Promise<TypedAnswer> {
  const response = await fetch(question, { signal });
  return response.ok ? readTypedAnswer(await response.json()) : NO_ANSWER;
}
