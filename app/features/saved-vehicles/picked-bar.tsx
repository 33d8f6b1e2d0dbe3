import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { savedCopy } from "./copy.ts";

/** The checkboxes on the cards belong to this form. */
export const PICK_FORM_ID = "pick";

/** On a phone it stands below the cards that are picked, wherever the list has been scrolled to. */
export function PickedBar({
  count,
}: {
  /** Null until a script counts: then the page of one car says what to do. */
  readonly count: number | null;
}) {
  const t = useTexts(savedCopy);
  return (
    <div className="compare-picked">
      {count === 1 ? (
        <p>{t("pickAnother")}</p>
      ) : (
        <button className="btn btn--s btn--ink" form={PICK_FORM_ID}>
          <Icon name="compare" />
          {count === null
            ? t("compareSelected")
            : t("comparePicked", { count })}
        </button>
      )}
    </div>
  );
}
