import { type ReactNode, use } from "react";
import { getCarriedEquityDollars } from "#app/domain/finance/carried-amounts.ts";
import {
  formatDollars,
  formatNumber,
  getTelephoneAddress,
} from "#app/site/page/format.ts";
import {
  getSelectedStore,
  type StoreView,
  useSite,
} from "#app/site/page/site-view.ts";
import { FormSentContext } from "#app/site/page/form-sent.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { TextSkeleton } from "#app/ui/skeleton.tsx";
import { lenderFrameCopy } from "./copy.ts";
import "./lender-frame.css";
import type { FramedLender, LenderFrameView } from "./lender-frame.server.ts";
import { useLenderFrame } from "./use-lender-frame.ts";

/** Links with this anchor skip what stands above the frame. */
const LENDER_ID = "lender";

/** An empty frame takes no more room than its words. */
const LATE_HEIGHT_PX = 160;

interface LenderFrameProps {
  readonly view: LenderFrameView;
}

export function LenderFrame({ view }: LenderFrameProps) {
  return view.frame === null ? (
    <CallForFinancing view={view} />
  ) : (
    <Framed view={view} framed={view.frame} />
  );
}

function Framed({
  view,
  framed,
}: LenderFrameProps & { readonly framed: FramedLender }) {
  const t = useTexts(lenderFrameCopy);
  const store = useFinancingStore(view);
  const { frame, outcome, state, heightPx, submission } = useLenderFrame(
    view,
    framed,
  );
  const next = use(FormSentContext)?.next;
  const { page, vehicle, isContactKnown } = view;
  // The demonstration's own answer leads to the cars that fit it, so a second way to all of them would be one too many.
  const leadsToCars = framed.isStandIn && page === "applyForFinancing";
  const ways = (
    <>
      <a
        href={framed.address}
        target="_blank"
        rel="noopener"
        referrerPolicy="strict-origin"
      >
        {t("newTab")}
      </a>{" "}
      {t("helpOr")}{" "}
      <a href={getTelephoneAddress(store.phone)}>{store.phoneText}</a>.
    </>
  );
  return (
    <section className="lender" id={LENDER_ID} aria-labelledby="lender-title">
      {/* The page's own title says it to those who see, and the region keeps its name. */}
      <h2 className="vh" id="lender-title">
        {t(`${page}.title`)}
      </h2>
      {submission === null && (!framed.isStandIn || isContactKnown) && (
        <p className="lender-privacy">
          <Icon name="lock" />
          <span>
            {!framed.isStandIn && `${t("privacy")} `}
            {isContactKnown && t("known", { store: store.name })}
          </span>
        </p>
      )}
      {vehicle && (
        <p className="lender-vehicle">
          {t("forVehicle")} <a href={vehicle.address}>{vehicle.name}</a>
        </p>
      )}
      {view.terms !== null && (
        <BroughtTerms terms={view.terms} store={store.name} />
      )}
      <output
        className="lender-outcome"
        ref={outcome}
        aria-label={t("outcome")}
      >
        {/* The page's own heading says it to those who see. */}
        {submission && (
          <span className="vh">
            {t(framed.isStandIn ? "sentExample" : "sentAloud")}
          </span>
        )}
        {submission !== null && submission.reference !== null && (
          <Note icon="success" title={t("submittedTitle")}>
            <span>
              {t(framed.isStandIn ? "exampleText" : "submittedText", {
                store: store.name,
              })}{" "}
              {t("reference")}{" "}
              <strong className="nowrap">{submission.reference}</strong>.
            </span>
          </Note>
        )}
        {state === "late" && (
          <Note icon="alert" title={t("lateTitle")} text={t("lateText")}>
            <span>{ways}</span>
          </Note>
        )}
      </output>
      <div className="lender-box" aria-busy={state === "loading" || undefined}>
        {state === "loading" && (
          <div className="lender-wait">
            <p className="lender-loading">{t("loading")}…</p>
            <TextSkeleton lines={6} />
          </div>
        )}
        <iframe
          ref={frame}
          src={framed.address}
          title={t(`${page}.frame`)}
          sandbox={framed.sandbox}
          referrerPolicy="strict-origin"
          loading="lazy"
          height={state === "late" ? LATE_HEIGHT_PX : heightPx}
        />
      </div>
      {state !== "late" && submission === null && (
        <p className="lender-help">
          {t("help")} {ways}
        </p>
      )}
      {submission !== null && !leadsToCars && next}
    </section>
  );
}

/** The terms that the visitor chose in the estimator came along, without the credit score. */
function BroughtTerms({
  terms,
  store,
}: {
  readonly terms: NonNullable<LenderFrameView["terms"]>;
  readonly store: string;
}) {
  const t = useTexts(lenderFrameCopy);
  const { down, cashDownDollars, milesPerYear, address } = terms;
  const sum = cashDownDollars === null ? null : formatDollars(cashDownDollars);
  const equityDollars = getCarriedEquityDollars(terms);
  const share = down.unit === "percent" ? down.percent : null;
  return (
    <p className="lender-vehicle lender-terms">
      {t(milesPerYear === null ? "loanTerms" : "leaseTerms", {
        down:
          share === null || sum === null
            ? (sum ?? `${share}%`)
            : t("downShare", { percent: share, sum }),
        equity: t(equityDollars < 0 ? "owedOnTrade" : "equityAmount", {
          amount: formatDollars(Math.abs(equityDollars)),
        }),
        months: terms.termMonths,
        miles: formatNumber(milesPerYear ?? 0),
      })}{" "}
      {t("termsNote", { store })}{" "}
      {address !== null && <a href={address}>{t("changeTerms")}</a>}
    </p>
  );
}

function CallForFinancing({ view }: { readonly view: LenderFrameView }) {
  const t = useTexts(lenderFrameCopy);
  const store = useFinancingStore(view);
  return (
    <section className="lender-call" aria-labelledby="lender-call-title">
      <h2 className="h2" id="lender-call-title">
        {t("callTitle")}
      </h2>
      <p>{t("callText", { store: store.name })}</p>
      <p className="call-number">
        <a href={getTelephoneAddress(store.phone)}>{store.phoneText}</a>
      </p>
      <p className="meta">
        {store.city}, {store.stateShort} · {store.openText}
      </p>
    </section>
  );
}

interface NoteProps {
  /** `alert` also sets the color. */
  readonly icon: Extract<IconName, "success" | "alert">;
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

/** The note stands within an `<output>`, so it may only hold phrases. */
export function Note({ icon, title, text, children }: NoteProps) {
  return (
    <span className={`lender-note lender-note--${icon}`}>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        {text !== undefined && <span>{text}</span>}
        {children}
      </span>
    </span>
  );
}

export function useFinancingStore({
  storeId,
}: Pick<LenderFrameView, "storeId">): StoreView {
  const site = useSite();
  return site.stores.find(({ id }) => id === storeId) ?? getSelectedStore(site);
}
