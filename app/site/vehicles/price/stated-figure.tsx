import type { StatedPayment } from "./payment-words.ts";

/** What the figure is of, where that is no loan, has a line of its own above it. */
export function StatedFigure({
  of: { name, monthly },
}: {
  readonly of: Omit<StatedPayment, "terms">;
}) {
  return (
    <b>
      {name !== undefined && <small>{name} </small>}
      {monthly}
    </b>
  );
}
