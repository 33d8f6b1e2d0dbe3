import { useEffect, useRef, useState } from "react";
import { useField } from "#app/site/forms/fields/form-fields.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { buildErrorAttributes, FieldFrame } from "#app/ui/fields/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { careersCopy } from "./copy.ts";

/** The file dialog offers these types first; the server looks at the content. */
const ACCEPTED = ".pdf,.docx,.odt,.txt";

interface ResumeFieldProps {
  /** A file goes with the page that was sent. */
  readonly isAskedAgain: boolean;
}

/**
 * The browser's own field lies over a face that speaks the page's language: it is what is pressed, dropped on and read
 * aloud. Without JavaScript, which names the chosen file, it is seen itself.
 */
export function ResumeField({ isAskedAgain }: ResumeFieldProps) {
  const t = useTexts(careersCopy);
  const { id, name, error, errorPrefix } = useField("resume");
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const noteChosen = () => setChosen(input.current?.files?.[0]?.name ?? null);
  // A file may be chosen before the page is hydrated.
  useEffect(noteChosen, []);
  const hint = isAskedAgain
    ? `${t("resumeHint")} ${t("resumeAgain")}`
    : t("resumeHint");
  const texts = { id, label: t("resumeLabel"), hint, error, errorPrefix };
  return (
    <FieldFrame {...texts}>
      <div className="resume">
        <input
          ref={input}
          className="input"
          id={id}
          name={name}
          type="file"
          accept={ACCEPTED}
          onChange={noteChosen}
          {...buildErrorAttributes(texts)}
        />
        <span className="resume-face" aria-hidden="true">
          <Icon name="document" />
          {chosen === null ? (
            <>
              <span className="resume-press">{t("resumeChoose")}</span>
              <span className="resume-drop">{t("resumeDrop")}</span>
            </>
          ) : (
            <>
              <span>{chosen}</span>
              <u>{t("resumeChange")}</u>
            </>
          )}
        </span>
      </div>
    </FieldFrame>
  );
}
