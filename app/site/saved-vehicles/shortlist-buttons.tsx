import { COMPARE_PATH } from "#app/domain/saved-vehicles/shortlist.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { shortlistCopy, type ShortlistText } from "./copy.ts";
import { useIsShortlisted } from "./shortlist-store.ts";
import { useAddress } from "#app/site/page/use-address.ts";

/** One form of a page saves and compares; its buttons stand wherever a vehicle does. */
export const SHORTLIST_FORM_ID = "garage";

interface ShortlistButtonProps {
  readonly vin: string;
  /** A screen reader says it after the verb. */
  readonly name: string;
  readonly t: Translate<ShortlistText>;
  /** `card` is an icon on a picture; `tool` is an icon with its word. */
  readonly look: "card" | "tool";
  /** The server knows it only on a page that is one visitor's own. */
  readonly isPressed?: boolean;
}

/** The button sends the form without JavaScript; with it the host of the form takes the press. */
export function SaveButton({
  vin,
  name,
  t,
  look,
  isPressed = false,
}: ShortlistButtonProps) {
  const isSaved = useIsShortlisted("saved", vin, isPressed);
  return (
    <button
      className={look === "card" ? "garage-btn" : "tool garage-tool"}
      form={SHORTLIST_FORM_ID}
      name={isPressed ? "remove" : "save"}
      value={vin}
      aria-label={t(look === "tool" && isSaved ? "savedName" : "saveName", {
        name,
      })}
      aria-pressed={isSaved}
    >
      <Icon name="heart" />
      {look === "tool" && <span>{t(isSaved ? "saved" : "save")}</span>}
    </button>
  );
}

export function CompareButton({
  vin,
  name,
  t,
  look,
  isPressed = false,
}: ShortlistButtonProps) {
  const isCompared = useIsShortlisted("compared", vin, isPressed);
  const toAddress = useAddress();
  return (
    <button
      className={look === "card" ? "garage-btn" : "tool garage-tool"}
      form={SHORTLIST_FORM_ID}
      formAction={toAddress(COMPARE_PATH)}
      name="compare"
      value={vin}
      aria-label={t(
        look === "tool" && isCompared ? "comparedName" : "compareName",
        { name },
      )}
      aria-pressed={isCompared}
    >
      <Icon name="compare" />
      {look === "tool" && <span>{t(isCompared ? "compared" : "compare")}</span>}
    </button>
  );
}

export function ShortlistTools(vehicle: {
  readonly vin: string;
  readonly name: string;
}) {
  const t = useTexts(shortlistCopy);
  return (
    <>
      <SaveButton {...vehicle} t={t} look="tool" />
      <CompareButton {...vehicle} t={t} look="tool" />
    </>
  );
}
