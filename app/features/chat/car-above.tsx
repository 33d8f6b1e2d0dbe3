import type { AskedPlanView } from "#app/site/forms/asked-plan.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import "#app/site/vehicles/cards/chosen-car.css";
import { VehiclePicture } from "#app/site/vehicles/cards/vehicle-picture.tsx";
import type { AskedCarView } from "./asked-car.server.ts";
import { chatCopy } from "./copy.ts";

/** The plan that the question is about. */
export function PlanAbove({
  plan: { name, price },
}: {
  readonly plan: AskedPlanView;
}) {
  const t = useTexts(chatCopy);
  return (
    <p className="chat-plan">
      <span className="meta">{t("about")}</span>
      <b dir="auto">{name}</b>
      {price !== null && (
        <span className="meta">{t("planPrice", { amount: price })}</span>
      )}
    </p>
  );
}

/** The car that the question is about: whoever asks sees that the store will know. */
export function CarAbove({
  car: { name, picture, color },
}: {
  readonly car: AskedCarView;
}) {
  const t = useTexts(chatCopy);
  return (
    <div className="chat-car captioned-shot">
      <VehiclePicture
        picture={picture}
        alt=""
        loading="soon"
        sizes="112px"
        paint={color}
      />
      <p>
        <span className="meta">{t("about")}</span>
        <b dir="auto">{name}</b>
      </p>
    </div>
  );
}
