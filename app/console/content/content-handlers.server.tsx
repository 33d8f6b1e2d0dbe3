import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { PART_RULES } from "#app/domain/profile-edits/edited-parts.ts";
import { isOwnEntry } from "#app/domain/profile-edits/entry-edits.ts";
import {
  EDITED_PARTS,
  type EditedPart,
  type Entry,
} from "#app/domain/profile-edits/part-rules.ts";
import { type ConsoleAnswer, NOT_FOUND } from "#app/console/frame/answer.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { readPosted, readText } from "#app/console/frame/posted.ts";
import { buildBrokenPage } from "./broken-page.tsx";
import { ContentBody } from "./content-page.tsx";
import { contentCopy } from "./copy.ts";
import { MARK_FIELD, VERSION_FIELD } from "./hidden-fields.ts";
import { ListBody } from "./list-page.tsx";
import { findPart, isListed } from "./open-entry.server.ts";
import { findTexts } from "./text-sentences.server.ts";
import { TextsBody } from "./texts-page.tsx";
import { sayUnwritable } from "./unwritable.ts";
import { VersionsBody } from "./versions-page.tsx";

export const contentHandlers = {
  async content(asked) {
    const lists = new Map<EditedPart, readonly Entry[]>();
    for (const part of EDITED_PARTS) {
      const read = await asked.ports.content.read(PART_RULES[part].file);
      if (read.status === "broken") return buildBrokenPage(asked, read.problem);
      lists.set(
        part,
        listOwn(asked, part, PART_RULES[part].list(read.document)),
      );
    }
    return {
      kind: "page",
      title: getTexts(asked, contentCopy)("title"),
      body: <ContentBody asked={asked} lists={lists} />,
    };
  },

  async "content.list"(asked) {
    const part = findPart(asked.params["part"]);
    if (part === null || !isListed(part) || !isOpenTo(asked, part))
      return NOT_FOUND;
    const read = await asked.ports.content.read(PART_RULES[part].file);
    if (read.status === "broken") return buildBrokenPage(asked, read.problem);
    const words = asked.request.url.searchParams.get("q") ?? "";
    return {
      kind: "page",
      title: getTexts(asked, contentCopy)(`part.${part}`),
      body:
        part === "texts" ? (
          <TextsBody
            asked={asked}
            words={words}
            found={findTexts(read.document, words, asked.language)}
          />
        ) : (
          <ListBody
            asked={asked}
            part={part}
            entries={listOwn(asked, part, PART_RULES[part].list(read.document))}
          />
        ),
    };
  },

  "content.versions": (asked) => showVersions(asked, null),

  async "content.restore"(asked) {
    const part = findPart(asked.params["part"]);
    if (part === null || asked.person.storeIds !== null) return NOT_FOUND;
    const { file } = PART_RULES[part];
    const posted = await readPosted(asked.request);
    const version = await asked.ports.content.findVersion(
      file,
      readText(posted, VERSION_FIELD),
    );
    if (version === null) return NOT_FOUND;
    const outcome = await asked.ports.content.save({
      file,
      revision: readText(posted, MARK_FIELD),
      text: version.text,
      action: "content.restored",
      subject: file,
      storeId: null,
      before: null,
      after: { version: version.id },
      by: asked.by,
      nowMs: asked.nowMs,
    });
    const t = getTexts(asked, contentCopy);
    switch (outcome.status) {
      case "saved":
        return {
          kind: "redirect",
          to: getConsoleAddress("content"),
          notice: outcome.isLive ? "saved" : "savedForRestart",
        };
      case "stale":
        return showVersions(asked, [t("staleVersions")]);
      case "unwritable":
        return showVersions(asked, [sayUnwritable(asked, outcome.problem)]);
      case "refused":
        return showVersions(asked, [
          t("otherFaults"),
          ...outcome.faults.map(({ line }) => line),
        ]);
    }
  },
} satisfies SectionHandlers<
  "content" | "content.list" | "content.versions" | "content.restore"
>;

/** A whole list is of all stores. */
async function showVersions(
  asked: AskedByPerson,
  warnings: readonly string[] | null,
): Promise<ConsoleAnswer> {
  const part = findPart(asked.params["part"]);
  if (part === null || asked.person.storeIds !== null) return NOT_FOUND;
  const { file } = PART_RULES[part];
  const read = await asked.ports.content.read(file);
  if (read.status === "broken") return buildBrokenPage(asked, read.problem);
  return {
    kind: "page",
    status: warnings === null ? 200 : 409,
    title: getTexts(asked, contentCopy)("versions"),
    body: (
      <VersionsBody
        asked={asked}
        part={part}
        warnings={warnings ?? []}
        revision={read.revision}
        versions={await asked.ports.content.listVersions(file)}
      />
    ),
  };
}

function listOwn(
  { person }: AskedByPerson,
  part: EditedPart,
  entries: readonly Entry[],
): readonly Entry[] {
  const own = entries.filter((it) => isOwnEntry(person, it));
  // Two lines with one id could not be told apart, and the check of the profile refuses them anyway.
  return part === "texts" ? own : own.filter(({ id }) => id !== "");
}

function isOpenTo({ person }: AskedByPerson, part: EditedPart): boolean {
  return person.storeIds === null || (part !== "texts" && part !== "reviews");
}
