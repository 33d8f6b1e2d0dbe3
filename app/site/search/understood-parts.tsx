import { Icon } from "#app/ui/icon.tsx";
import type { PanelWords } from "./panel-copy.ts";
import type { LiveReading } from "./typed-answer.ts";

interface UnderstoodPartsProps {
  readonly reading: LiveReading;
  /** Something here begins with the last word. */
  readonly isBegun: boolean;
  /** No more was typed for a while. */
  readonly isSettled: boolean;
  readonly onWrite: (sentence: string) => void;
  readonly t: PanelWords;
}

/** What the sentence says, as chips that take it out, and what says nothing, with two ways on. */
export function UnderstoodParts({
  reading,
  isBegun,
  isSettled,
  onWrite,
  t,
}: UnderstoodPartsProps) {
  const isFinished = isSettled && !isBegun;
  const { parts } = reading;
  const unknown = reading.unknown.filter(
    // The ways on stand below at once where no car has the word, and what they stand for with them.
    ({ isLast, isAbsent }) => isFinished || !isLast || (isAbsent && !isBegun),
  );
  if (parts.length + unknown.length === 0) return null;
  const isNothing =
    reading.count === 0 && !unknown.some(({ isAbsent }) => isAbsent);
  return (
    <div className="words-read">
      {parts.length > 0 && (
        <ul className="chips" aria-label={t("understood")}>
          {parts.map(({ label, without }) => (
            <li key={`${label} ${without}`}>
              <button
                className="chip"
                type="button"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onWrite(without)}
              >
                <span className="vh">{t("remove")} </span>
                {label}
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isNothing && !isBegun && <p className="meta">{t("none")}</p>}
      {unknown.map(({ text, without, near, isAbsent }) => (
        <p key={text} className="words-unknown">
          <span>{t(isAbsent ? "absent" : "unknown", { words: text })}</span>{" "}
          {near !== null && (
            <button
              className="text-btn"
              type="button"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onWrite(near.sentence)}
            >
              {t("tryNear", { label: near.label })}
            </button>
          )}{" "}
          <button
            className="text-btn"
            type="button"
            aria-label={t("skipName", { words: text })}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onWrite(without)}
          >
            {t("skip")}
          </button>
        </p>
      ))}
    </div>
  );
}
