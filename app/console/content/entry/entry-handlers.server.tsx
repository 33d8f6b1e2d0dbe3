import type { JsonValue } from "#app/domain/console/json-value.ts";
import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { PART_RULES } from "#app/domain/profile-edits/edited-parts.ts";
import {
  isOwnEntry,
  nameNewEntry,
  putEntry,
} from "#app/domain/profile-edits/entry-edits.ts";
import { formatJsonFile } from "#app/domain/profile-edits/json-tree.ts";
import type { EditedPart } from "#app/domain/profile-edits/part-rules.ts";
import type { TypedForm } from "#app/domain/profile-edits/format-form.ts";
import { readForm } from "#app/domain/profile-edits/read-form.ts";
import { type ConsoleAnswer, NOT_FOUND } from "#app/console/frame/answer.ts";
import type { AskedByPerson } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { readPosted, readText } from "#app/console/frame/posted.ts";
import type {
  ContentChange,
  ProfileAsset,
  SaveOutcome,
} from "#app/ports/content-ports.ts";
import { buildBrokenPage } from "../broken-page.tsx";
import { MARK_FIELD, VERSION_FIELD } from "../hidden-fields.ts";
import { type FormFaults, NO_FAULTS } from "./faults.ts";
import { type EntryForm, readEntryForm } from "./read-entry-form.server.ts";
import { showEntry, showOutcome, showStale } from "./show-entry.tsx";
import { getSetting, type OpenEntry, openEntry } from "../open-entry.server.ts";
import { readPast } from "./past-entries.ts";

/** So often somebody else may be the faster one. */
const MOST_TRIES = 5;

export const entryHandlers = {
  "content.entry": (asked) =>
    withEntry(asked, (open) => showEntry(asked, open, {})),

  "content.save": (asked) =>
    withEntry(asked, async (open) => {
      const form = await readEntryForm(asked, open.part);
      const typed = readTyped(form.posted);
      // Without its fields the form is as it was before.
      if (form.faults.others.length > 0)
        return showEntry(asked, open, { faults: form.faults });
      if (readText(form.posted, MARK_FIELD) !== open.mark)
        return showStale(asked, open, typed);
      if (form.faults !== NO_FAULTS)
        return showEntry(asked, open, { typed, faults: form.faults });
      const given = { ...typed, ...nameAssets(form.assets) };
      const edited = readEdited(asked, open, given);
      if (edited === null)
        return showEntry(asked, open, { typed, faults: refuseStores(open) });
      const { id, value } = edited;
      const outcome = await saveAgain(asked, open, (newest) => {
        // What is new is called after what is there by now.
        const named = readEdited(asked, newest, given) ?? edited;
        return saveEntry(
          asked,
          newest,
          named.id,
          named.value,
          "content.changed",
          Object.values(form.assets),
        );
      });
      return outcome.status === "saved"
        ? goBack(open.part, outcome)
        : showOutcome(asked, open, outcome, { typed, id, value });
    }),

  "content.remove": (asked) =>
    withEntry(asked, async (open) => {
      const { part, entry, isNew, mark } = open;
      const posted = await readPosted(asked.request);
      if (isNew || !PART_RULES[part].isList) return NOT_FOUND;
      if (readText(posted, MARK_FIELD) !== mark)
        return showStale(asked, open, null);
      const outcome = await saveAgain(asked, open, (newest) =>
        saveEntry(asked, newest, entry.id, undefined, "content.changed"),
      );
      return outcome.status === "saved"
        ? goBack(part, outcome, "removed")
        : showOutcome(asked, open, outcome, {
            typed: null,
            id: entry.id,
            value: undefined,
          });
    }),

  "content.back": (asked) =>
    withEntry(asked, async (open) => {
      const { part, entry, isNew, mark } = open;
      const posted = await readPosted(asked.request);
      const version = await asked.ports.content.findVersion(
        PART_RULES[part].file,
        readText(posted, VERSION_FIELD),
      );
      const value =
        version === null ? undefined : readPast(part, entry.id, version);
      if (isNew || value === undefined || !isOwn(asked, part, entry.id, value))
        return NOT_FOUND;
      if (readText(posted, MARK_FIELD) !== mark)
        return showStale(asked, open, null);
      const outcome = await saveAgain(asked, open, (newest) =>
        saveEntry(asked, newest, entry.id, value, "content.restored"),
      );
      return outcome.status === "saved"
        ? goBack(part, outcome)
        : showOutcome(asked, open, outcome, {
            typed: null,
            id: entry.id,
            value,
          });
    }),
} satisfies SectionHandlers<
  "content.entry" | "content.save" | "content.remove" | "content.back"
>;

async function withEntry(
  asked: AskedByPerson,
  answer: (open: OpenEntry) => ConsoleAnswer | Promise<ConsoleAnswer>,
): Promise<ConsoleAnswer> {
  const open = await openEntry(asked);
  if (open === "not-theirs") return NOT_FOUND;
  return "problem" in open
    ? buildBrokenPage(asked, open.problem)
    : answer(open);
}

/** The file goes before what its field says. */
function nameAssets(assets: EntryForm["assets"]): TypedForm {
  return Object.fromEntries(
    Object.entries(assets).map(([name, asset]) => [name, [asset.name]]),
  );
}

function readTyped(posted: FormData): TypedForm {
  return Object.fromEntries(
    [...new Set(posted.keys())].map((name) => [
      name,
      posted.getAll(name).filter((it) => typeof it === "string"),
    ]),
  );
}

/** Null where the entry would belong to a store that is not theirs. */
function readEdited(
  asked: AskedByPerson,
  { part, entry, isNew, read }: OpenEntry,
  typed: TypedForm,
): { readonly id: string; readonly value: JsonValue } | null {
  const { fields, settle } = PART_RULES[part];
  const formed = readForm(fields, typed, entry.value, getSetting(asked));
  const settled = settle?.(formed, entry.value) ?? formed;
  if (!isOwn(asked, part, entry.id, settled)) return null;
  return isNew
    ? nameNewEntry(part, read.document, entry.id, settled)
    : { id: entry.id, value: settled };
}

function isOwn(
  { person }: AskedByPerson,
  part: EditedPart,
  id: string,
  value: JsonValue,
): boolean {
  const storeIds = PART_RULES[part].getStores(id, value);
  return isOwnEntry(person, { storeIds });
}

function refuseStores({ part }: OpenEntry): FormFaults {
  const name = part === "staff" ? "storeId" : "criterias";
  return { byName: { [name]: { key: "fault.store" } }, others: [] };
}

/**
 * A file has many entries, and while a save is checked somebody may save another one. As long as this one is as it was,
 * neither is in the other's way, and the save is made anew.
 */
async function saveAgain(
  asked: AskedByPerson,
  open: OpenEntry,
  save: (newest: OpenEntry) => Promise<SaveOutcome>,
): Promise<SaveOutcome> {
  let outcome = await save(open);
  for (let tries = 1; tries < MOST_TRIES; tries++) {
    if (outcome.status !== "stale") break;
    const newest = await openEntry(asked);
    if (newest === "not-theirs" || "problem" in newest) break;
    if (newest.mark !== open.mark) break;
    outcome = await save(newest);
  }
  return outcome;
}

function saveEntry(
  asked: AskedByPerson,
  { part, entry, isNew, read }: OpenEntry,
  id: string,
  value: JsonValue | undefined,
  action: ContentChange["action"],
  assets: readonly ProfileAsset[] = [],
): Promise<SaveOutcome> {
  const place = isNew ? entry.id : id;
  const document = putEntry(part, read.document, place, value);
  const storeIds = PART_RULES[part].getStores(id, value ?? entry.value);
  const [storeId = null, ...others] = storeIds ?? [];
  return asked.ports.content.save({
    file: PART_RULES[part].file,
    revision: read.revision,
    text: formatJsonFile(document, read.text),
    action,
    subject: `${part} ${id}`,
    storeId: others.length === 0 ? storeId : null,
    before: entry.value ?? null,
    after: value ?? null,
    assets,
    by: asked.by,
    nowMs: asked.nowMs,
  });
}

function goBack(
  part: EditedPart,
  { isLive }: Extract<SaveOutcome, { readonly status: "saved" }>,
  done: "saved" | "removed" = "saved",
): ConsoleAnswer {
  return {
    kind: "redirect",
    to:
      part === "hours"
        ? getConsoleAddress("content")
        : getConsoleAddress("content.list", { part }),
    notice: isLive ? done : "savedForRestart",
  };
}
