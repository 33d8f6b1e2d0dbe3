import { type RefObject, useEffect, useRef } from "react";

/**
 * A form that stays while its page changes shows the new defaults once `state` is another, and keeps the focus where it
 * is. A field that somebody has changed since the form was filled, sent or answered by one of its links keeps what was
 * typed, with its caret: the answer to one field may arrive while the next one is being typed.
 */
export function useFieldsReset(
  state: string,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(state);
  const settled = useRef<ReadonlyMap<HTMLInputElement, string>>(new Map());
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    // What was typed before hydration differs from the defaults, and so it stays.
    settled.current = readFields(element, "defaultValue");
    const settle = () => {
      settled.current = readFields(element, "value");
    };
    const settleByLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a") !== null) settle();
    };
    element.addEventListener("submit", settle);
    element.addEventListener("click", settleByLink);
    return () => {
      element.removeEventListener("submit", settle);
      element.removeEventListener("click", settleByLink);
    };
  }, []);
  useEffect(() => {
    const element = form.current;
    if (element === null || shown.current === state) return;
    shown.current = state;
    for (const [field, value] of readFields(element, "value"))
      if (value === settled.current.get(field))
        field.value = field.defaultValue;
    settled.current = readFields(element, "defaultValue");
  }, [state]);
  return form;
}

function readFields(
  form: HTMLFormElement,
  part: "value" | "defaultValue",
): ReadonlyMap<HTMLInputElement, string> {
  const fields = [...form.elements].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.type !== "hidden",
  );
  return new Map(fields.map((field) => [field, field[part]]));
}
