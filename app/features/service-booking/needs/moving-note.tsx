import { CheckboxField } from "#app/site/forms/fields/form-fields.tsx";
import { formatUnbroken, getTelephoneAddress } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { serviceBookingCopy } from "#app/features/service-booking/copy.ts";
import { MOVES_HERE_FIELD } from "./needs-form.ts";
import type { NeedsStepData } from "./needs-step.server.ts";

/** Below "No, I’m moving one" and seen with it alone, by a rule of the page: how an appointment is moved without a second one. */
export function MovingNote({
  store: {
    city,
    line: { phone, phoneText },
  },
}: {
  readonly store: NeedsStepData["stores"][number];
}) {
  const t = useTexts(serviceBookingCopy);
  return (
    <div className="visit-moving">
      <p>{t("movingText")}</p>
      <p>
        {/* Without scripts another store may be chosen by now, so the number names its own. */}
        {t("movingCall", { city })}{" "}
        <a href={getTelephoneAddress(phone)}>{formatUnbroken(phoneText)}</a>
      </p>
      <CheckboxField name={MOVES_HERE_FIELD} label={t("movesHere")} />
      <p className="meta">{t("movesHereNote")}</p>
    </div>
  );
}
