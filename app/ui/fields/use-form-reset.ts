import { type RefObject, useEffect, useRef } from "react";

/**
 * A form that stays while its page changes shows the new defaults once `state` is another, and keeps the focus
 * where it is. What was typed before hydration stays.
 */
export function useFormReset(state: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    form.current?.reset();
  }, [state]);
  return form;
}

/**
 * The form does the same, but a field that somebody has changed since the form was filled or sent keeps what was typed:
 * the answer to one field may arrive while the next one is being typed.
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
    element.addEventListener("submit", settle);
    return () => element.removeEventListener("submit", settle);
  }, []);
  useEffect(() => {
    const element = form.current;
    if (element === null || shown.current === state) return;
    shown.current = state;
    const typed = [...readFields(element, "value")].filter(
      ([field, value]) => value !== settled.current.get(field),
    );
    element.reset();
    settled.current = readFields(element, "defaultValue");
    for (const [field, value] of typed) field.value = value;
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
