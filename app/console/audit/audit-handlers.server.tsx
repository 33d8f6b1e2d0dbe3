import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { AuditBody } from "./audit-page.tsx";
import { auditCopy } from "./copy.ts";

const LINES_PER_PAGE = 50;

export const auditHandlers = {
  async audit(asked) {
    const lines = await asked.ports.audit.list({
      // One more tells whether there are older ones.
      limit: LINES_PER_PAGE + 1,
      beforeId: readBeforeId(asked),
      storeIds: asked.person.storeIds,
    });
    const shown = lines.slice(0, LINES_PER_PAGE);
    return {
      kind: "page",
      title: getTexts(asked, auditCopy)("title"),
      body: (
        <AuditBody
          asked={asked}
          lines={shown}
          olderThanId={
            lines.length > LINES_PER_PAGE ? (shown.at(-1)?.id ?? null) : null
          }
          people={await asked.ports.people.list()}
        />
      ),
    };
  },
} satisfies SectionHandlers<"audit">;

function readBeforeId({ request }: AskedByPerson): number | undefined {
  const text = request.url.searchParams.get("before") ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
