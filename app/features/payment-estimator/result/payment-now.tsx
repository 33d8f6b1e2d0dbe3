import { type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { PaymentEstimate } from "#app/domain/finance/payment-estimate.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatCents } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { paymentCopy } from "#app/site/vehicles/price/payment-copy.ts";
import { PAYMENT_SLOT_ID } from "#app/site/vehicles/price/payment-slot.ts";
import { StatedFigure } from "#app/site/vehicles/price/stated-figure.tsx";
import type { EstimatorText } from "#app/features/payment-estimator/copy.ts";
import { statePayment } from "./state-payment.ts";

interface PaymentNowProps {
  readonly estimate: PaymentEstimate;
  readonly estimator: Estimator;
  readonly form: RefObject<HTMLFormElement | null>;
  /** A car's page has a bar of its own at the foot of the window. */
  readonly place: "page" | "part";
  /** Where it is not the bar of a car, it leads on to a pre-approval; null where there is none. */
  readonly preApproval: string | null;
  readonly t: Translate<EstimatorText>;
}

/**
 * On a phone the figure is out of sight of the thumb that changes it, so a bar shows it meanwhile, with all of its terms
 * (12 CFR 1026.24, 1013.7).
 */
export function PaymentNow({
  form,
  place,
  preApproval,
  ...payment
}: PaymentNowProps) {
  if (!useIsFigureAway(form)) return null;
  // Within a container nothing is fixed to the window.
  const bar =
    place === "page"
      ? document.querySelector("main")
      : document.getElementById(PAYMENT_SLOT_ID);
  if (bar === null) return null;
  return createPortal(
    place === "page" ? (
      <div className="calc-now num">
        {preApproval !== null && (
          <a className="btn btn--main" href={preApproval}>
            {payment.t("preApprovalShort")}
          </a>
        )}
        <p>
          <Payment {...payment} />
        </p>
      </div>
    ) : (
      <p className="terms num">
        <Payment {...payment} />
      </p>
    ),
    bar,
  );
}

/** The figure with all of its terms, as words within a line. */
function Payment({
  estimate,
  estimator,
  t,
}: Omit<PaymentNowProps, "form" | "place" | "preApproval">) {
  const stated = statePayment(
    estimate,
    estimator,
    { t, tPayment: useTexts(paymentCopy) },
    formatCents,
  );
  return (
    <>
      <StatedFigure of={stated} /> {stated.terms}
    </>
  );
}

/** Half a figure says nothing; sizes are rounded. */
const WHOLE = 0.95;
const BAR_AT_THE_FOOT = "0px 0px -64px";

/** The controls are in sight, and the figure that they change is not: neither in the result nor in the line that they open from. */
function useIsFigureAway(form: PaymentNowProps["form"]): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const controls = form.current?.querySelector(".calc-controls");
    const figures = form.current?.querySelectorAll(
      ".pay-result-figure, .calc-fold-terms",
    );
    if (controls == null || figures === undefined) return;
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio } of entries)
          if (target === controls ? isIntersecting : intersectionRatio >= WHOLE)
            inSight.add(target);
          else inSight.delete(target);
        setIsAway(inSight.has(controls) && inSight.size === 1);
      },
      { threshold: [0, WHOLE], rootMargin: BAR_AT_THE_FOOT },
    );
    for (const seen of [controls, ...figures]) observer.observe(seen);
    return () => observer.disconnect();
  }, [form]);
  return isAway;
}
