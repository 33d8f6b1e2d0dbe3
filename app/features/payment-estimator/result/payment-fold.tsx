import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { PaymentEstimate } from "#app/domain/finance/payment-estimate.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type { Translate } from "#app/site/page/copy.ts";
import type { EstimatorText } from "#app/features/payment-estimator/copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Payment } from "./payment-now.tsx";

interface PaymentFoldProps {
  /** Null stands for a lease that is not offered. */
  readonly estimate: PaymentEstimate | null;
  readonly estimator: Estimator;
  readonly t: Translate<EstimatorText>;
  readonly children: ReactNode;
}

/** Links on the page lead to it under this name, and the browser opens what hides it. */
const PLACE = "payment";

/**
 * On a phone the estimator is one line until somebody adjusts it. Where there is room for all of it, the style sheet
 * shows it without a press.
 */
export function PaymentFold({
  estimate,
  estimator,
  t,
  children,
}: PaymentFoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  // What the server sent may have been dropped meanwhile, and opened with it.
  useLayoutEffect(() => {
    if (fold.current !== null && location.hash === `#${PLACE}`)
      fold.current.open = true;
  }, []);
  return (
    <details className="calc-fold" ref={fold}>
      <summary>
        <span className="calc-fold-terms num">
          {estimate === null ? (
            t("lease.none")
          ) : (
            <Payment estimate={estimate} estimator={estimator} t={t} />
          )}
        </span>
        <span className="calc-fold-open">
          {t("adjust")}
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
