import {
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import {
  getRepresentativeScore,
  isRepresentative,
} from "#app/domain/credit/credit-answer.ts";
import type { DownPayment } from "#app/domain/finance/payment-estimate.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { CarFields } from "#app/features/payment-estimator/controls/car-fields.tsx";
import { estimatorCopy } from "#app/features/payment-estimator/copy.ts";
import { TradeControl } from "#app/features/payment-estimator/controls/trade-control.tsx";
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
  type PanelReading,
  holdReadable,
  followKind,
  readPanel,
  settleChoices,
  switchKind,
} from "#app/features/payment-estimator/read-panel.ts";
import { isTyped } from "#app/features/payment-estimator/typed-car.ts";
import { formatPreApprovalAddress } from "#app/features/payment-estimator/result/pre-approval-address.ts";
import { Result } from "#app/features/payment-estimator/result/result.tsx";
import { DoorPart } from "#app/features/payment-estimator/result/door-part.tsx";
import { PaymentFold } from "#app/features/payment-estimator/result/payment-fold.tsx";
import { PaymentNow } from "#app/features/payment-estimator/result/payment-now.tsx";
import { Schedule } from "#app/features/payment-estimator/result/schedule.tsx";
import { ShorterTerm } from "#app/features/payment-estimator/result/terms.tsx";
import {
  type EarlyRecord,
  hasChoices,
  readEarlyChoices,
} from "./early-choices.ts";
import { KeepTerms } from "./keep-terms.tsx";
import { findKeptEntries, useKeptEntries } from "./kept-entries.ts";
import { goToSchedule } from "./go-to-schedule.ts";
import { readKeptScore, useTermsInAddress } from "./use-terms-in-address.ts";

interface PaymentPanelProps {
  readonly data: PanelData;
  /** `page` has its own address, which follows the terms; `part` stands on another page and leads to that one. */
  readonly place: "page" | "part";
  readonly heading?: "h2" | "h3";
  /** A page that waited for this script kept a record of what was chosen meanwhile. */
  readonly early?: EarlyRecord | undefined;
}

/**
 * Choices made before the script was here count too, and win over what the entry of the history keeps. A layout effect
 * takes them, because what it changes is on the page before another event can come: with a later one, somebody types
 * or presses meanwhile on what the server sent.
 */
function useStart(
  {
    data,
    form,
    early,
  }: Pick<PaymentPanelProps, "data" | "early"> & {
    readonly form: RefObject<HTMLFormElement | null>;
  },
  setEntries: Dispatch<SetStateAction<PanelEntries>>,
  onScoreGiven: Dispatch<true>,
): void {
  const start = useRef(data);
  const selected = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // A text that changes loses its selection, and the next key would be added to what it was to replace.
    selected.current?.select();
    selected.current = null;
  });
  useLayoutEffect(() => {
    const { current } = start;
    const inForm = readEarlyChoices(form.current, current.prefix);
    const choices = early?.take(inForm, form.current) ?? inForm;
    const kept = { ...findKeptEntries(current), ...readKeptScore(current) };
    if (!hasChoices(choices) && Object.keys(kept).length === 0) return;
    selected.current = findSelected(form.current);
    if (choices.entries["score"] !== undefined) onScoreGiven(true);
    setEntries((known) => {
      const before = { ...known, ...kept };
      return settleChoices(
        current,
        followKind(current, { ...before, ...choices.entries }, before["kind"]),
        choices,
      );
    });
  }, [early, form, setEntries, onScoreGiven]);
}

/** The field whose whole text is selected, for whoever is about to replace it. */
function findSelected(form: HTMLFormElement | null): HTMLInputElement | null {
  const field = document.activeElement;
  return field instanceof HTMLInputElement &&
    field.type === "text" &&
    form?.contains(field) === true &&
    field.value !== "" &&
    field.selectionStart === 0 &&
    field.selectionEnd === field.value.length
    ? field
    : null;
}

/** The GET form's address holds the terms; with JavaScript the server's own code calculates every change at once. */
export function PaymentPanel({
  data,
  place,
  heading = "h2",
  early,
}: PaymentPanelProps) {
  const t = useTexts(estimatorCopy);
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [entries, setEntries] = useState(data.entries);
  /** A field that the visitor is typing in shows no fault that may mend itself. */
  const [typedField, setTypedField] = useState<string | null>(null);
  const [isScoreGiven, setIsScoreGiven] = useState(false);
  useStart({ data, form, early }, setEntries, setIsScoreGiven);
  const { reading, problems: wrong } = useReadable(data, entries);
  const { terms, estimate, vehicle } = reading;
  // An amount above the limit gets no better with another digit, and what is counted with must stand beside it.
  const problems = wrong.filter(
    ({ field, reason }) => field !== typedField || reason === "above",
  );
  const saveAddress = useTermsInAddress(data, reading);
  const saveEntries = useKeptEntries(data, entries);

  const changeEntries = (changed: PanelEntries) => {
    if (changed["score"] !== undefined) setIsScoreGiven(true);
    setEntries((before) => ({ ...before, ...changed }));
  };
  const isScoreOfBand =
    !isScoreGiven && isRepresentative(data.estimator, entries["score"]);
  const controls: Controls = {
    data,
    reading,
    t,
    change: changeEntries,
    isScoreOfBand,
    chooseKind: (kind) => changeEntries(switchKind(data, entries, kind)),
    chooseBand(band) {
      const score = getRepresentativeScore(data.estimator, band);
      changeEntries({ score: String(score) });
      setIsScoreGiven(false);
    },
    getText: (field) =>
      field === "score" && isScoreOfBand ? "" : (entries[field] ?? ""),
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
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest("a") !== null) {
          saveAddress();
          saveEntries();
        }
      }}
    >
      <Parts place={place} reading={reading} estimator={data.estimator} t={t}>
        {/* The figure follows the controls beside it and nothing below them. */}
        <div className="calc-pair">
          <div className="calc-controls">
            {/* Enter within a field presses the first button of a form. Until the scripts are here it presses none, because
              the page is not to be left for what they will do in place; without scripts it sends the form. */}
            <noscript>
              <button type="submit" hidden>
                {t("update")}
              </button>
            </noscript>
            <button type="submit" hidden disabled={!isHydrated} onClick={stay}>
              {t("update")}
            </button>
            {isTyped(data.car) && (
              <CarFields car={data.car} controls={controls} />
            )}
            {data.lease !== null && (
              <KindControl controls={controls} isLeasing={isLeasing} />
            )}
            <DownControl controls={controls} onSwitch={switchDown} />
            <TradeControl controls={controls} />
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
            {place === "page" && (
              <button className="btn calc-update" onClick={stay}>
                {t("update")}
              </button>
            )}
          </div>
          {estimate !== null && (
            <PaymentNow
              key={estimate.kind}
              place={place}
              estimate={estimate}
              estimator={data.estimator}
              form={form}
              preApproval={formatPreApprovalAddress(data, reading)}
              t={t}
            />
          )}
          <Result
            data={data}
            reading={reading}
            heading={heading}
            place={place}
            t={t}
          >
            {!isTyped(data.car) && (
              <KeepTerms data={data} reading={reading} place={place} t={t} />
            )}
          </Result>
          {place === "part" && (
            <button className="btn calc-open" onClick={goToSchedule}>
              {t("open")}
            </button>
          )}
        </div>
        {reading.door !== null && (
          <DoorPart controls={controls} door={reading.door} heading={heading} />
        )}
        {place === "page" && estimate?.kind === "finance" && (
          <Schedule estimate={estimate} t={t} />
        )}
      </Parts>
    </form>
  );
}

/** What cannot be counted with changes no figure: the last that could stays. */
function useReadable(
  data: PanelData,
  entries: PanelEntries,
): { readonly reading: PanelReading } & Pick<PanelReading, "problems"> {
  const [held, setHeld] = useState(entries);
  const typed = readPanel(data, entries);
  const readable = holdReadable(typed, entries, held);
  if (JSON.stringify(readable) !== JSON.stringify(held)) setHeld(readable);
  return {
    reading: readable === entries ? typed : readPanel(data, readable),
    problems: typed.problems,
  };
}

/** On another subject's page the whole estimator stands behind its payment, for a phone's sake. */
function Parts({
  place,
  reading: { estimate },
  estimator,
  t,
  children,
}: Pick<PaymentPanelProps, "place"> &
  Pick<PanelData, "estimator"> & {
    readonly reading: PanelReading;
    readonly t: Controls["t"];
    readonly children: ReactNode;
  }) {
  return place === "page" ? (
    <div className="calc-parts">{children}</div>
  ) : (
    <PaymentFold estimate={estimate} estimator={estimator} t={t}>
      {children}
    </PaymentFold>
  );
}

/** The server and its loaded script render the same. */
export function OwnPart({
  data,
  early,
}: Pick<PaymentPanelProps, "data" | "early">) {
  const t = useTexts(estimatorCopy);
  return (
    <>
      <h2>{t("title")}</h2>
      <PaymentPanel data={data} place="part" heading="h3" early={early} />
    </>
  );
}
