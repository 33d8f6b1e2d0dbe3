import { useTexts } from "#app/site/page/use-texts.ts";
import { ICON_SHAPES } from "#app/ui/icon-shapes.ts";
import { frameCopy } from "./frame-copy.ts";

const SPRITE = "icon-sprite";

/** The shapes of all icons, so that each icon costs a reference, and the way past the header. */
export function PageStart() {
  const t = useTexts(frameCopy);
  return (
    <div id="page-start">
      <svg
        className={SPRITE}
        width="0"
        height="0"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: SYMBOLS }}
      />
      <nav aria-label={t("skipMenu")}>
        <a className="skip" href="#main">
          {t("skip")}
        </a>
      </nav>
    </div>
  );
}

/** A browser has them in its page, so that no script brings them once more. */
const SYMBOLS = import.meta.env.SSR
  ? writeSymbols()
  : (document.querySelector(`.${SPRITE}`)?.innerHTML ?? "");

function writeSymbols(): string {
  return Object.entries(ICON_SHAPES)
    .map(
      ([name, shapes]) =>
        `<symbol id="i-${name}" viewBox="0 0 24 24">${shapes}</symbol>`,
    )
    .join("");
}
