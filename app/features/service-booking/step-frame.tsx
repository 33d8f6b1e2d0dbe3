import type { ReactNode } from "react";
import { CallInstead } from "#app/site/forms/confirmation.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useStepFocus } from "#app/site/page/use-step-focus.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { StepBars } from "#app/ui/step-bars.tsx";
import { BOOKING_STEPS, type BookingStep } from "./booking-steps.ts";
import { serviceBookingCopy } from "./copy.ts";
import type { VisitSummary } from "./visit-summary.server.ts";
import "./service-booking.css";

/** Spec §2, the promises of the service page. */
const EVERY_VISIT = ["inspection", "price", "warranty"] as const;

interface StepFrameProps {
  readonly step: BookingStep;
  readonly title: string;
  /** For a form that its page's heading names. */
  readonly titleId?: string;
  /** With "Error:" in front when something is wrong. */
  readonly documentTitle?: string;
  readonly lead: ReactNode;
  readonly visit: VisitSummary;
  readonly children: ReactNode;
}

/** One question at a time, with what was said so far beside it. */
export function StepFrame({
  step,
  title,
  titleId,
  documentTitle = title,
  lead,
  visit,
  children,
}: StepFrameProps) {
  const t = useTexts(serviceBookingCopy);
  const tForms = useTexts(formsCopy);
  const heading = useStepFocus();
  const at = BOOKING_STEPS.indexOf(step);
  return (
    <div className="wrap">
      <PageTitle title={documentTitle} />
      <Breadcrumb label={visit.crumbsLabel} crumbs={visit.crumbs} />
      <div className="two visit">
        <div>
          <div className="visit-place">
            <StepBars step={at + 1} count={BOOKING_STEPS.length} />
            <p className="meta">
              {t("stepOf", { step: at + 1, steps: BOOKING_STEPS.length })}
            </p>
          </div>
          <h1 className="h1" id={titleId} tabIndex={-1} ref={heading}>
            {title}
          </h1>
          <p className="lead form-lead">{lead}</p>
          {children}
        </div>
        <aside
          className="aside aside--forms aside--panel"
          aria-label={t("asideTitle")}
        >
          <VisitBox
            visit={visit}
            // The last step has the time above its fields, with what holds it.
            hides={step === "details" ? ["time", "wish"] : []}
          />
          <section>
            <h2>{t("everyVisit")}</h2>
            <ul className="visit-every">
              {EVERY_VISIT.map((key) => (
                <li key={key}>
                  <Icon name="check" />
                  <span>{t(`everyVisit.${key}`)}</span>
                </li>
              ))}
            </ul>
          </section>
          <CallInstead title={tForms("callInstead")} line={visit.line} />
        </aside>
      </div>
    </div>
  );
}

/** Nothing is summed up before anything was said. */
function VisitBox({
  visit,
  hides,
}: {
  readonly visit: VisitSummary;
  readonly hides: readonly VisitSummary["rows"][number]["label"][];
}) {
  const t = useTexts(serviceBookingCopy);
  const rows = visit.rows.filter(({ label }) => !hides.includes(label));
  if (rows.length === 0) return null;
  return (
    <section className="visit-box">
      <h2>{t("asideTitle")}</h2>
      <dl>
        {rows.map(({ label, lines, changeAddress }) => (
          <div key={label}>
            <dt>{t(`aside.${label}`)}</dt>
            <dd data-row={label}>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
            {changeAddress !== null && (
              <dd className="visit-change">
                <a href={changeAddress}>
                  {t("change")}
                  <span className="vh"> {t(`aside.${label}`)}</span>
                </a>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Back leads to the step before, and every answer that was sent stays. */
export function StepButtons({
  backAddress,
  children,
}: {
  /** Null where nothing leads to the first step. */
  readonly backAddress: string | null;
  readonly children?: ReactNode;
}) {
  const t = useTexts(serviceBookingCopy);
  return (
    <div className="visit-buttons">
      {backAddress !== null && (
        <a className="btn" href={backAddress}>
          {t("back")}
        </a>
      )}
      {children}
    </div>
  );
}
