import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { getTexts } from "#app/console/frame/asked.ts";
import { formatMoment } from "#app/console/frame/times.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/fields/field.tsx";
import { leadsCopy } from "./copy.ts";
import type { LeadBodyProps } from "./lead-page.tsx";
import { formatActor } from "./lead-words.ts";

export function LeadNotes({
  asked,
  found: { lead, notes },
  typedNote = "",
  noteError,
}: LeadBodyProps) {
  const t = getTexts(asked, leadsCopy);
  const { reference } = lead;
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">{t("notes")}</h2>
      {notes.length > 0 && (
        <ol className="console-rows">
          {notes.map(({ id, atMs, by, text }) => (
            <li key={id}>
              <div>
                <p>
                  {formatActor(asked, by)}, {formatMoment(asked, atMs)}
                </p>
                <p className="console-words">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      <form
        method="post"
        action={getConsoleAddress("lead.note", { reference })}
        className="console-form"
        noValidate
        aria-label={t("addNote")}
      >
        <TextArea
          id="text"
          name="text"
          label={t("note")}
          hint={t("noteHint")}
          rows={3}
          defaultValue={typedNote}
          error={noteError}
          errorPrefix={t("errorPrefix")}
        />
        <Button>{t("addNote")}</Button>
      </form>
    </section>
  );
}
