import type { MouseEvent } from "react";
import { useSubmit } from "react-router";
import { printEstimatorTerms } from "#app/domain/finance/estimator-input.ts";
import type { Translate } from "#app/site/page/copy.ts";
import type { EstimatorText } from "#app/features/payment-estimator/copy.ts";
import type { PanelData } from "#app/features/payment-estimator/panel-data.ts";
import type { PanelReading } from "#app/features/payment-estimator/read-panel.ts";

interface KeepTermsProps {
  readonly data: PanelData;
  readonly reading: PanelReading;
  readonly place: "page" | "part";
  readonly t: Translate<EstimatorText>;
}

/** Cards state loans alone, so the terms of a lease stay with its car, and so does what is owed beyond a trade's worth. */
export function KeepTerms({
  data: { start, isStartOwn, action },
  reading: { terms, estimate },
  place,
  t,
}: KeepTermsProps) {
  const submit = useSubmit();
  if (estimate?.kind !== "finance") return null;
  if (estimate.owedOnTradeCents > 0)
    return <p className="meta">{t("keepNot")}</p>;
  if (isStartOwn && printEstimatorTerms(terms, start).size === 0)
    return <p className="meta">{t("kept")}</p>;
  function keep(event: MouseEvent<HTMLButtonElement>) {
    const { form, name, value } = event.currentTarget;
    if (form === null) return;
    event.preventDefault();
    const fields = new FormData(form);
    fields.set(name, value);
    void submit(fields, {
      method: "post",
      action,
      replace: true,
      preventScrollReset: true,
    });
  }
  return (
    <button
      className="btn btn--block"
      formMethod="post"
      formAction={action}
      name="from"
      value={place === "part" ? "car" : "estimate"}
      onClick={keep}
    >
      {t("keep")}
    </button>
  );
}
