import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import type {
  DownPayment,
  EstimatorTerms,
} from "#app/domain/finance/payment-estimate.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { AmountControl } from "#app/features/payment-estimator/controls/amount-control.tsx";
import { CarFields } from "#app/features/payment-estimator/controls/car-fields.tsx";
import { estimatorCopy } from "#app/features/payment-estimator/copy.ts";
import { CreditControl } from "#app/features/payment-estimator/controls/credit-control.tsx";
import { DownControl } from "#app/features/payment-estimator/controls/down-control.tsx";
import {
  KindControl,
  TermControls,
} from "#app/features/payment-estimator/controls/term-controls.tsx";
import type {
  PanelData,
  PanelEntries,
} from "#app/features/payment-estimator/panel-data.ts";
import {
  type Controls,
  formatProblem,
} from "#app/features/payment-estimator/panel-controls.ts";
import {
  convertDownPayment,
  readPanel,
} from "#app/features/payment-estimator/read-panel.ts";
import { isTyped } from "#app/features/payment-estimator/typed-car.ts";
import { Result } from "#app/features/payment-estimator/result/result.tsx";
import { Schedule } from "#app/features/payment-estimator/result/schedule.tsx";
import { ShorterTerm } from "#app/features/payment-estimator/result/terms.tsx";
import { printEstimatorTerms } from "#app/domain/finance/estimator-input.ts";

/** Browsers refuse to change an address with every step of a slider, so the hook waits this long. */
const SETTLED_MS = 400;

/** The page's address follows the terms, so that a reload, Back and a sent link find them. */
function useTermsInAddress(
  isOn: boolean,
  terms: EstimatorTerms,
  start: EstimatorTerms,
): void {
  const query = String(printEstimatorTerms(terms, start));
  const first = useRef(query);
  useEffect(() => {
    // An address that says the same in other words stays as it was asked for.
    if (!isOn || query === first.current) return;
    first.current = "changed";
    const settled = setTimeout(() => {
      const { pathname, hash } = location;
      const search = query === "" ? "" : `?${query}`;
      history.replaceState(history.state, "", pathname + search + hash);
    }, SETTLED_MS);
    return () => clearTimeout(settled);
  }, [isOn, query]);
}

interface PaymentPanelProps {
  readonly data: PanelData;
  /** `page` has its own address, which follows the terms; `part` stands on another page and leads to that one. */
  readonly place: "page" | "part";
  readonly heading?: "h2" | "h3";
}

/** The GET form's address holds the terms; with JavaScript the server's own code calculates every change at once. */
export function PaymentPanel({
  data,
  place,
  heading = "h2",
}: PaymentPanelProps) {
  const t = useTexts(estimatorCopy);
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [entries, setEntries] = useState(data.entries);
  /** A field that the visitor is typing in shows no fault that may mend itself. */
  const [typedField, setTypedField] = useState<string | null>(null);
  useEffect(() => {
    // Choices made before the script loaded count too.
    if (form.current !== null)
      setEntries((known) => readSentEntries(form.current, data.prefix, known));
  }, [data.prefix]);
  const reading = readPanel(data, entries);
  const { terms, estimate, vehicle } = reading;
  // An amount above the limit gets no better with another digit, and what is counted with must stand beside it.
  const problems = reading.problems.filter(
    ({ field, reason }) => field !== typedField || reason === "above",
  );
  useTermsInAddress(place === "page" && data.prefix === "", terms, data.start);

  const changeEntries = (changed: PanelEntries) =>
    setEntries((before) => ({ ...before, ...changed }));
  const controls: Controls = {
    data,
    reading,
    t,
    change: changeEntries,
    getText: (field) => entries[field] ?? "",
    getName: (field) => data.prefix + field,
    getId: (field) => `pay-${field}`,
    findProblem(field) {
      const problem = problems.find((it) => it.field === field);
      return problem && formatProblem(problem, reading, t);
    },
    onType: setTypedField,
  };
  /** The change happens in place, where the page would load anew. */
  function stay(event: SyntheticEvent) {
    event.preventDefault();
    setTypedField(null);
  }
  function switchDown(unit: DownPayment["unit"]) {
    changeEntries(convertDownPayment(reading, unit, data.estimator));
  }
  const isLeasing = data.lease === "offered" && vehicle.condition === "new";
  return (
    <form
      ref={form}
      className={isHydrated ? "calc is-alive" : "calc"}
      method="get"
      action={data.action}
      data-kind={terms.kind}
      aria-label={t("title")}
    >
      <div className="calc-controls">
        {/* Enter within a field presses the first button of a form. */}
        <button type="submit" hidden onClick={stay}>
          {t("update")}
        </button>
        {isTyped(data.car) && <CarFields car={data.car} controls={controls} />}
        {data.lease !== null && (
          <KindControl controls={controls} isLeasing={isLeasing} />
        )}
        <DownControl controls={controls} onSwitch={switchDown} />
        <AmountControl controls={controls} field="equity" />
        <CreditControl controls={controls} />
        <TermControls controls={controls} isLeasing={isLeasing} />
        {estimate?.kind === "finance" && (
          <ShorterTerm
            estimate={estimate}
            estimator={data.estimator}
            reading={reading}
            t={t}
          />
        )}
        {place === "part" ? (
          <button className="btn calc-open">{t("open")}</button>
        ) : (
          <button
            className="btn calc-update"
            onClick={(event) => {
              stay(event);
              form.current
                ?.querySelector(".pay-result")
                ?.scrollIntoView({ block: "start" });
            }}
          >
            {t(isHydrated ? "see" : "update")}
          </button>
        )}
      </div>
      <Result data={data} reading={reading} heading={heading} t={t} />
      {place === "page" && estimate?.kind === "finance" && (
        <Schedule estimate={estimate} t={t} />
      )}
    </form>
  );
}

/** The server and its loaded script render the same. */
export function OwnPart({ data }: { readonly data: PanelData }) {
  const t = useTexts(estimatorCopy);
  return (
    <>
      <h2 id="payment">{t("title")}</h2>
      <p className="meta">{t("lead")}</p>
      <PaymentPanel data={data} place="part" heading="h3" />
    </>
  );
}

/** Fields that the form does not send keep what is known. */
function readSentEntries(
  form: HTMLFormElement | null,
  prefix: string,
  known: PanelEntries,
): PanelEntries {
  if (form === null) return known;
  const sent = new FormData(form);
  return Object.fromEntries(
    Object.entries(known).map(([field, text]) => {
      const value = sent.get(prefix + field);
      return [field, typeof value === "string" ? value : text];
    }),
  );
}
