import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { PaymentEstimate } from "#app/domain/finance/payment-estimate.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type { Translate } from "#app/site/page/copy.ts";
import type { EstimatorText } from "#app/features/payment-estimator/copy.ts";
import { formatCents, formatWholeDollars } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { paymentCopy } from "#app/site/vehicles/price/payment-copy.ts";
import type { StatedPayment } from "#app/site/vehicles/price/payment-words.ts";
import { StatedFigure } from "#app/site/vehicles/price/stated-figure.tsx";
import { tellWorkedOut } from "#app/site/vehicles/price/worked-out-payment.ts";
import { Icon } from "#app/ui/icon.tsx";
import { statePayment } from "./state-payment.ts";

interface PaymentFoldProps {
  /** Null stands for a lease that is not offered. */
  readonly estimate: PaymentEstimate | null;
  readonly estimator: Estimator;
  readonly t: Translate<EstimatorText>;
  readonly children: ReactNode;
}

/** Links on the page lead to it under this name, and the browser opens what hides it. */
const PLACE = "payment";

/** The estimator is one line until somebody adjusts it, so that the page of a car stays one about the car. */
export function PaymentFold({
  estimate,
  estimator,
  t,
  children,
}: PaymentFoldProps) {
  const tPayment = useTexts(paymentCopy);
  const [isOpen, setIsOpen] = useState(false);
  // The figure to the cent stands beside it then, and two of one payment would be one too many.
  const format = isOpen ? formatCents : formatWholeDollars;
  const stated =
    estimate && statePayment(estimate, estimator, { t, tPayment }, format);
  useTelling(stated);
  const fold = useRef<HTMLDetailsElement>(null);
  // What the server sent may have been dropped meanwhile, and opened with it. Safari opens nothing for a link.
  useLayoutEffect(() => {
    const open = () => {
      const { current } = fold;
      if (current === null || current.open || location.hash !== `#${PLACE}`)
        return;
      current.open = true;
      current.scrollIntoView();
    };
    open();
    setIsOpen(fold.current?.open === true);
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);
  return (
    <details
      className="calc-fold"
      ref={fold}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <span className="calc-fold-terms num">
          {stated === null ? (
            t("lease.none")
          ) : (
            <>
              <StatedFigure of={stated} /> {stated.terms}
            </>
          )}
        </span>
        <span className="calc-fold-open">
          <span className="calc-fold-adjust">{t("adjust")}</span>
          <span className="calc-fold-done">{t("doneAdjusting")}</span>
          <Icon name="chevron-down" size={16} />
        </span>
      </summary>
      <div id={PLACE}>
        <p className="meta">{t("lead")}</p>
        <div className="calc-parts">{children}</div>
      </div>
    </details>
  );
}

/** The sticker of the page states what is worked out here. */
function useTelling(stated: StatedPayment | null): void {
  const name = stated?.name;
  const monthly = stated?.monthly ?? null;
  const terms = stated?.terms ?? null;
  useEffect(() => {
    const isNone = monthly === null || terms === null;
    tellWorkedOut(
      isNone ? null : { ...(name !== undefined && { name }), monthly, terms },
    );
  }, [name, monthly, terms]);
  useEffect(() => () => tellWorkedOut(null), []);
}
