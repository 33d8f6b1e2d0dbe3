import { parseReference } from "#app/domain/leads/reference-number.ts";
import type { ErasedWho } from "#app/ports/visitor-eraser-ports.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import type { ConsoleAnswer } from "#app/console/frame/answer.ts";
import { readPosted, readText } from "#app/console/frame/posted.ts";
import { toChange } from "./asked-leads.ts";
import { leadsCopy } from "./copy.ts";
import { ErasedBody, VisitorBody } from "./visitor-page.tsx";

export const visitorHandlers = {
  "visitors.find": (asked) =>
    showVisitor(
      asked,
      (asked.request.url.searchParams.get("who") ?? "").trim(),
    ),

  async "visitors.erase"(asked) {
    const text = readText(await readPosted(asked.request), "who");
    const who = readWho(text);
    const erased =
      who === null
        ? null
        : await asked.ports.eraser.erase(who, toChange(asked));
    if (erased === null) return showVisitor(asked, text);
    return {
      kind: "page",
      title: getTexts(asked, leadsCopy)("erasedTitle"),
      body: <ErasedBody asked={asked} traces={erased} />,
    };
  },
} satisfies SectionHandlers<"visitors.find" | "visitors.erase">;

async function showVisitor(
  asked: AskedByPerson,
  text: string,
): Promise<ConsoleAnswer> {
  const { ports, person } = asked;
  const who = readWho(text);
  const traces =
    who === null ? null : await ports.eraser.find(who, person.storeIds);
  return {
    kind: "page",
    title: getTexts(asked, leadsCopy)("eraseTitle"),
    status: text !== "" && traces === null ? 422 : 200,
    body: <VisitorBody asked={asked} who={text} traces={traces} />,
  };
}

function readWho(text: string): ErasedWho | null {
  if (text.includes("@")) return { email: text };
  const reference = parseReference(text);
  return reference === null ? null : { reference };
}
