import type { MouseEvent } from "react";
import { SCHEDULE_ID } from "#app/features/payment-estimator/result/schedule.tsx";

/** The form's own address, at its table: a form that the browser sends loses the place on the page. */
export function goToSchedule(event: MouseEvent<HTMLButtonElement>): void {
  const { form } = event.currentTarget;
  if (form === null) return;
  event.preventDefault();
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    String(value),
  ]);
  const query = new URLSearchParams(entries);
  location.assign(`${form.action}?${query}#${SCHEDULE_ID}`);
}
