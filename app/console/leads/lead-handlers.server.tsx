import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { parseReference } from "#app/domain/leads/reference-number.ts";
import { findRecipientAddress } from "#app/domain/leads/recipient-places.ts";
import type { NotingOutcome } from "#app/ports/lead-desk-ports.ts";
import {
  type ConsoleAnswer,
  NOT_FOUND,
  type Notice,
} from "#app/console/frame/answer.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { readPosted, readText } from "#app/console/frame/posted.ts";
import { listAssignable, toChange } from "./asked-leads.ts";
import { leadsCopy } from "./copy.ts";
import { LeadBody, type LeadBodyProps } from "./lead-page.tsx";
import { formatActor, formatName } from "./lead-words.ts";

const LONGEST_NOTE = 2_000;

export const leadHandlers = {
  lead: (asked) => showLead(asked, {}),

  async "lead.answer"(asked) {
    const { leads } = asked.ports;
    const t = getTexts(asked, leadsCopy);
    const reference = readReference(asked);
    if (readText(await readPosted(asked.request), "undo") !== "")
      return toAnswer(asked, await leads.reopen(reference, toChange(asked)), {
        notice: "reopened",
        sayMeanwhile: () => t("meanwhile.reopened"),
      });
    return toAnswer(
      asked,
      await leads.markAnswered(reference, toChange(asked)),
      {
        notice: "answered",
        sayMeanwhile: ({ by }) =>
          t("meanwhile.answered", { name: formatActor(asked, by) }),
      },
    );
  },

  async "lead.assign"(asked) {
    const { leads } = asked.ports;
    const t = getTexts(asked, leadsCopy);
    const posted = await readPosted(asked.request);
    const reference = readReference(asked);
    const found = await leads.find(reference, asked.person.storeIds);
    if (found === null) return NOT_FOUND;
    const id = readText(posted, "to");
    const people = await listAssignable(asked, found.lead.storeId);
    const to = people.find((it) => it.id === id) ?? null;
    // Somebody who may not have it, or left meanwhile.
    if (id !== "" && to === null) return NOT_FOUND;
    const known = readText(posted, "known") || null;
    const outcome = await leads.assign(
      reference,
      { to, known },
      toChange(asked),
    );
    const now = outcome.status === "noted-before" ? outcome.now : null;
    // Pressed twice, or by two who want the same.
    const isDone =
      outcome.status === "noted-before" &&
      (now?.personId ?? null) === (to?.id ?? null);
    return toAnswer(asked, isDone ? { status: "noted" } : outcome, {
      notice: "assigned",
      sayMeanwhile: (assignee) =>
        assignee === null
          ? t("meanwhile.unassigned")
          : t("meanwhile.assigned", { name: assignee.name }),
    });
  },

  async "lead.note"(asked) {
    const t = getTexts(asked, leadsCopy);
    const text = readText(await readPosted(asked.request), "text");
    if (text === "") return showLead(asked, { noteError: t("error.text") });
    if (text.length > LONGEST_NOTE)
      return showLead(asked, {
        typedNote: text,
        noteError: t("error.long", { count: LONGEST_NOTE }),
      });
    const outcome = await asked.ports.leads.addNote(
      readReference(asked),
      text,
      toChange(asked),
    );
    return toAnswer(asked, outcome, {
      notice: "noted",
      sayMeanwhile: () => t("meanwhile.noted"),
    });
  },

  async "lead.replay"(asked) {
    const { leads, profile } = asked.ports;
    const outcome = await leads.replay(
      readReference(asked),
      (recipientId, storeId) =>
        findRecipientAddress(recipientId, storeId, profile),
      toChange(asked),
    );
    return toAnswer(asked, outcome, {
      notice: "replayed",
      sayMeanwhile: () => getTexts(asked, leadsCopy)("meanwhile.replayed"),
    });
  },

  async "lead.file"(asked) {
    const { ports, params, person } = asked;
    const found = await ports.leads.find(readReference(asked), person.storeIds);
    if (found === null) return NOT_FOUND;
    const files = await ports.leads.readAttachments(found.lead.id);
    const file = files[Number(params["position"])];
    if (file === undefined) return NOT_FOUND;
    return {
      kind: "file",
      name: file.fileName.replaceAll(/[^\w. -]/g, "_"),
      // Whatever it says it is: nothing of a visitor's opens inside the console.
      contentType: "application/octet-stream",
      body: streamBytes(file.bytes),
    };
  },
} satisfies SectionHandlers<
  | "lead"
  | "lead.answer"
  | "lead.assign"
  | "lead.note"
  | "lead.replay"
  | "lead.file"
>;

/** An empty one is nobody's. */
function readReference({ params }: AskedByPerson): string {
  return parseReference(params["reference"] ?? "") ?? "";
}

async function showLead(
  asked: AskedByPerson,
  texts: Pick<LeadBodyProps, "meanwhile" | "typedNote" | "noteError">,
): Promise<ConsoleAnswer> {
  const { ports, person } = asked;
  const found = await ports.leads.find(readReference(asked), person.storeIds);
  if (found === null) return NOT_FOUND;
  const { meanwhile, noteError } = texts;
  return {
    kind: "page",
    status: meanwhile !== undefined ? 409 : noteError !== undefined ? 422 : 200,
    title: formatName(asked, found.lead),
    body: (
      <LeadBody
        asked={asked}
        found={found}
        people={await listAssignable(asked, found.lead.storeId)}
        {...texts}
      />
    ),
  };
}

/** Who comes second sees what the first did. */
function toAnswer<Now>(
  asked: AskedByPerson,
  outcome: NotingOutcome<Now>,
  {
    notice,
    sayMeanwhile,
  }: {
    readonly notice: Notice;
    readonly sayMeanwhile: (now: Now) => string;
  },
): ConsoleAnswer | Promise<ConsoleAnswer> {
  if (outcome.status === "unknown") return NOT_FOUND;
  if (outcome.status === "noted-before")
    return showLead(asked, { meanwhile: sayMeanwhile(outcome.now) });
  const reference = readReference(asked);
  return {
    kind: "redirect",
    to: getConsoleAddress("lead", { reference }),
    notice,
  };
}

function streamBytes(
  bytes: Uint8Array,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      controller.close();
    },
  });
}
