import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { PART_RULES } from "#app/domain/profile-edits/edited-parts.ts";
import type { FormField } from "#app/domain/profile-edits/form-fields.ts";
import type { TypedForm } from "#app/domain/profile-edits/format-form.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { Button } from "#app/ui/button.tsx";
import { contentCopy } from "../copy.ts";
import { MARK_FIELD } from "../hidden-fields.ts";
import { PastEntries } from "./past-entries-list.tsx";
import { EntryField } from "./entry-fields.tsx";
import { isPictureField } from "./read-entry-form.server.ts";
import type { PastEntry } from "./past-entries.ts";
import type { FormFaults } from "./faults.ts";
import type { OpenEntry } from "../open-entry.server.ts";
import { getLabel } from "../words.ts";

interface EntryBodyProps {
  readonly asked: AskedByPerson;
  readonly open: OpenEntry;
  readonly typed: TypedForm;
  readonly theirs: TypedForm | null;
  readonly faults: FormFaults;
  /** Why nothing was saved, where no field is to blame. */
  readonly warning: string | null;
  readonly past: readonly PastEntry[];
}

export function EntryBody(props: EntryBodyProps) {
  const { asked, open, faults, warning } = props;
  const { part, entry, mark, isNew } = open;
  const t = getTexts(asked, contentCopy);
  const params = { part, id: entry.id };
  const isFaulty = Object.keys(faults.byName).length + faults.others.length > 0;
  const showField = (field: FormField) => (
    <EntryField
      key={field.path.join(".")}
      {...props}
      part={part}
      id={entry.id}
      field={field}
    />
  );
  return (
    <>
      {warning !== null && (
        <p className="console-hint" role="alert">
          {warning}
        </p>
      )}
      {isFaulty && <FaultSummary asked={asked} faults={faults} />}
      {part === "texts" && <p>{t("textHint")}</p>}
      {part === "hours" && <p>{t("hoursHint")}</p>}
      <form
        method="post"
        action={getConsoleAddress("content.save", params)}
        encType={
          PART_RULES[part].fields.some(isPictureField)
            ? "multipart/form-data"
            : undefined
        }
        className="console-form"
        noValidate
        aria-label={t("save")}
      >
        <input type="hidden" name={MARK_FIELD} value={mark} />
        {listGroups(PART_RULES[part].fields).map(({ name, fields }) =>
          name === null ? (
            fields.map(showField)
          ) : (
            <fieldset key={name} className="console-pairs">
              <legend>{getLabel(asked, part, name)}</legend>
              {fields.map(showField)}
            </fieldset>
          ),
        )}
        <Button look="main">{t("save")}</Button>
      </form>
      {!isNew && <PastEntries {...props} />}
      {!isNew && PART_RULES[part].isList && (
        <section aria-labelledby="remove">
          <h2 id="remove">{t("remove")}</h2>
          <p>{t("removeHint")}</p>
          <form
            method="post"
            action={getConsoleAddress("content.remove", params)}
            aria-label={t("remove")}
          >
            <input type="hidden" name={MARK_FIELD} value={mark} />
            <Button>{t("remove")}</Button>
          </form>
        </section>
      )}
    </>
  );
}

/** A weekday and a payment example have a heading of their own. */
function listGroups(fields: readonly FormField[]) {
  const groups: {
    readonly name: string | null;
    readonly fields: FormField[];
  }[] = [];
  for (const field of fields) {
    const [first = ""] = field.path;
    const name =
      field.path.length > 1 && !["additional", "break"].includes(first)
        ? first
        : null;
    const last = groups.at(-1);
    if (last?.name === name) last.fields.push(field);
    else groups.push({ name, fields: [field] });
  }
  return groups;
}

function FaultSummary({
  asked,
  faults: { byName, others },
}: Pick<EntryBodyProps, "asked" | "faults">) {
  const t = getTexts(asked, contentCopy);
  return (
    <div className="console-hint" role="alert">
      <p>
        <strong>{t("faultsTitle")}</strong>
      </p>
      {Object.keys(byName).length > 0 && <p>{t("faults")}</p>}
      {others.length > 0 && (
        <>
          <p>{t("otherFaults")}</p>
          <ul>
            {others.map((line) => (
              <li key={line}>
                <code>{line}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
