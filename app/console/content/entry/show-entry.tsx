import type { JsonValue } from "#app/domain/console/json-value.ts";
import { PART_RULES } from "#app/domain/profile-edits/edited-parts.ts";
import { putEntry } from "#app/domain/profile-edits/entry-edits.ts";
import {
  formatForm,
  type TypedForm,
} from "#app/domain/profile-edits/format-form.ts";
import { type ConsoleAnswer, NOT_FOUND } from "#app/console/frame/answer.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import type { SaveOutcome } from "#app/ports/content-ports.ts";
import { buildBrokenPage } from "../broken-page.tsx";
import { contentCopy } from "../copy.ts";
import { EntryBody } from "./entry-page.tsx";
import { type FormFaults, NO_FAULTS, placeFaults } from "./faults.ts";
import { getSetting, type OpenEntry, openEntry } from "../open-entry.server.ts";
import { listPastEntries } from "./past-entries.ts";
import { sayUnwritable } from "../unwritable.ts";
import { nameEntry } from "../words.ts";

interface Tried {
  readonly typed: TypedForm | null;
  readonly id: string;
  readonly value: JsonValue | undefined;
}

export function showOutcome(
  asked: AskedByPerson,
  open: OpenEntry,
  outcome: Exclude<SaveOutcome, { readonly status: "saved" }>,
  { typed, id, value }: Tried,
): ConsoleAnswer | Promise<ConsoleAnswer> {
  const { part, read, isNew, entry } = open;
  const kept = typed === null ? {} : { typed };
  if (outcome.status === "stale") return showStale(asked, open, typed);
  if (outcome.status === "unwritable")
    return showEntry(asked, open, {
      ...kept,
      warning: sayUnwritable(asked, outcome.problem),
    });
  const place = isNew ? entry.id : id;
  const document = putEntry(part, read.document, place, value);
  return showEntry(asked, open, {
    ...kept,
    faults: placeFaults(part, document, id, outcome.faults),
  });
}

/** What is there now, with what was typed: of the same file others may have saved something else meanwhile. */
export async function showStale(
  asked: AskedByPerson,
  open: OpenEntry,
  typed: TypedForm | null,
): Promise<ConsoleAnswer> {
  const warning = getTexts(asked, contentCopy)("stale");
  const newest = await openEntry(asked);
  if (newest === "not-theirs") return NOT_FOUND;
  if ("problem" in newest) return buildBrokenPage(asked, newest.problem);
  const { fields } = PART_RULES[open.part];
  return showEntry(asked, newest, {
    ...(typed !== null && {
      typed,
      theirs: formatForm(fields, newest.entry.value, getSetting(asked)),
    }),
    warning,
  });
}

interface Shown {
  readonly typed?: TypedForm;
  readonly theirs?: TypedForm;
  readonly faults?: FormFaults;
  readonly warning?: string;
}

export async function showEntry(
  asked: AskedByPerson,
  open: OpenEntry,
  { typed, theirs, faults = NO_FAULTS, warning }: Shown,
): Promise<ConsoleAnswer> {
  const { part, entry, isNew } = open;
  const { file, fields } = PART_RULES[part];
  const setting = getSetting(asked);
  const versions = isNew ? [] : await asked.ports.content.listVersions(file);
  const status = warning !== undefined ? 409 : faults === NO_FAULTS ? 200 : 422;
  return {
    kind: "page",
    status,
    title: nameForm(asked, open),
    body: (
      <EntryBody
        asked={asked}
        open={open}
        typed={typed ?? formatForm(fields, entry.value, setting)}
        theirs={theirs ?? null}
        faults={faults}
        warning={warning ?? null}
        past={listPastEntries(asked, part, entry, versions, setting)}
      />
    ),
  };
}

function nameForm(
  asked: AskedByPerson,
  { part, entry, isNew }: OpenEntry,
): string {
  const t = getTexts(asked, contentCopy);
  return isNew && part !== "hours" && part !== "texts"
    ? t(`new.${part}`)
    : nameEntry(asked, part, entry);
}
