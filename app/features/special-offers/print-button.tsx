import { useTexts } from "#app/site/page/use-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { specialOffersCopy } from "./copy.ts";

/** Spec §2, Print: without JavaScript the browser's own menu prints the same sheet. */
export function PrintButton() {
  const t = useTexts(specialOffersCopy);
  return (
    <>
      <Button
        type="button"
        className="print-button"
        isBlock
        onClick={() => window.print()}
      >
        <Icon name="printer" />
        {t("print")}
      </Button>
      <p className="meta print-hint">{t("printHint")}</p>
    </>
  );
}
