import { getCompareAddress } from "#app/domain/saved-vehicles/shortlist.ts";
import { defineCopy } from "#app/site/page/copy.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import {
  clearCompared,
  useShortlist,
} from "#app/site/saved-vehicles/shortlist-store.ts";
import { useCookiesBlocked } from "#app/site/visitor/cookies-note.tsx";
import { LinkButton } from "#app/ui/button.tsx";

/** These words of the bar that collects what is to be compared load with it. */
const trayCopy = defineCopy("compareTray", {
  label: "Cars to compare",
  chosen: {
    one: "{count} car chosen. Choose another.",
    other: "{count} cars chosen",
  },
  compare: "Compare ({count})",
  clear: "Clear",
});

/** The tray stands at the foot of a list while anything is chosen to compare. */
export function CompareTray({ count }: { readonly count: number }) {
  const t = useTexts(trayCopy);
  const vins = useShortlist("compared");
  const areBlocked = useCookiesBlocked();
  function clear() {
    clearCompared();
    // The button has disappeared with the bar.
    document.getElementById("main")?.focus({ preventScroll: true });
  }
  return (
    <section className="compare-tray" aria-label={t("label")}>
      <p>{t("chosen", { count })}</p>
      <button className="text-btn" type="button" onClick={clear}>
        {t("clear")}
      </button>
      <LinkButton
        href={getCompareAddress(areBlocked ? vins : null)}
        look="main"
        isSmall
      >
        {t("compare", { count })}
      </LinkButton>
    </section>
  );
}
