/** Whoever taps an option beside amounts that are typed and not sent yet means both. */
export function sendTypedAmounts(list: Element): void {
  for (const form of list.querySelectorAll<HTMLFormElement>(
    "form[data-amounts]",
  ))
    sendTypedAmount(form);
}

export function sendTypedAmount(form: HTMLFormElement): void {
  const hasTyped = [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement && field.value !== field.defaultValue,
  );
  if (hasTyped && form.checkValidity()) form.requestSubmit();
}
