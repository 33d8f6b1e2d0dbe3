import type { AskedPlanView } from "#app/site/forms/asked-plan.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { contactCopy } from "./copy.ts";

/** Whoever asks sees that the store will know, and finds the way back. */
export function AboutPlan({
  plan: { name, price, address },
}: {
  readonly plan: AskedPlanView;
}) {
  const t = useTexts(contactCopy);
  return (
    <div className="contact-about">
      <p>
        <span className="meta">{t("about")}</span>
        <b dir="auto">{name}</b>
        {price !== null && (
          <span className="meta">{t("planPrice", { amount: price })}</span>
        )}
      </p>
      {address !== null && <a href={address}>{t("allPlans")}</a>}
    </div>
  );
}
