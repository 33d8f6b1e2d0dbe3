import { Icon } from "#app/ui/icon.tsx";
import type { PanelWords } from "./panel-copy.ts";
import type { LiveReading } from "./typed-answer.ts";

interface UnderstoodPartsProps {
  readonly reading: LiveReading;
  /** Nothing begins with the last word, and no more of it was typed for a while. */
  readonly isFinished: boolean;
  readonly onWrite: (sentence: string) => void;
  readonly t: PanelWords;
}

/** What the sentence says, as chips that take it out, and what says nothing, with two ways on. */
export function UnderstoodParts({
  reading,
  isFinished,
  onWrite,
  t,
}: UnderstoodPartsProps) {
  const parts = reading.parts.filter(
    ({ isKeyword, isLast }) => isFinished || !isKeyword || !isLast,
  );
  const unknown = reading.unknown.filter(({ isLast }) => isFinished || !isLast);
  if (parts.length + unknown.length === 0) return null;
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
      {unknown.map(({ text, without, near }) => (
        <p key={text} className="words-unknown">
          <span>{t("unknown", { words: text })}</span>{" "}
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
