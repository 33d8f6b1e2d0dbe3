import { useEffect, useRef } from "react";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { formsCopy } from "./copy.ts";
import type { PostFormState } from "./use-post-form.ts";

/** The summary repeats what each field says, with links to the fields; it takes the focus with every refusal. */
export function ErrorSummary({ of }: { readonly of: PostFormState }) {
  const t = useTexts(formsCopy);
  const summary = useRef<HTMLDivElement>(null);
  const [refusedHere, reply] = of.refusal;
  const errors = Object.entries(of.errors);
  const isShown = of.problems.length > 0 || errors.length > 0;
  useEffect(() => {
    summary.current?.focus();
  }, [refusedHere, reply, isShown]);
  if (!isShown) return null;
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={summary}>
      <h2>
        <Icon name="alert" />
        {t("problemTitle")}
      </h2>
      {of.problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      {errors.length > 0 && (
        <ul>
          {errors.map(([name, text]) => (
            <li key={name}>
              <a
                href={`#${of.id}-${name}`}
                onClick={(event) => {
                  const field = document.getElementById(`${of.id}-${name}`);
                  if (field === null) return;
                  event.preventDefault();
                  field.focus();
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
