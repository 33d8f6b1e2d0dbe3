import { BYTE_ORDER_MARK, formatCsvLine } from "#app/domain/csv/csv-line.ts";
import { isOwnStore } from "#app/domain/console/roles.ts";
import { LEAD_COLUMNS, listLeadCells } from "#app/domain/leads/lead-csv.ts";
import { formatUtcDay } from "#app/domain/time.ts";
import type { DeskLead } from "#app/ports/lead-desk-ports.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { readFilters, toChange, toQuestion } from "./asked-leads.ts";
import { leadsCopy } from "./copy.ts";
import { LeadsBody } from "./leads-page.tsx";
import { TradesBody } from "./trades-page.tsx";

const LEADS_PER_PAGE = 50;
const MOST_TRADES = 200;

export const leadsHandlers = {
  async leads(asked) {
    const { ports, stores } = asked;
    const filters = readFilters(asked);
    const question = toQuestion(asked, filters);
    const leads = await ports.leads.list({
      ...question,
      // One more tells whether there are older ones.
      limit: LEADS_PER_PAGE + 1,
      beforeId: readBeforeId(asked),
    });
    const shown = leads.slice(0, LEADS_PER_PAGE);
    const people = await ports.people.list();
    return {
      kind: "page",
      title: getTexts(asked, leadsCopy)("title"),
      body: (
        <LeadsBody
          asked={asked}
          filters={filters}
          leads={shown}
          count={await ports.leads.count(question)}
          olderThanId={
            leads.length > LEADS_PER_PAGE ? (shown.at(-1)?.id ?? null) : null
          }
          people={people.filter((it) =>
            stores.some(({ id }) => isOwnStore(it, id)),
          )}
        />
      ),
    };
  },

  "leads.export": (asked) => ({
    kind: "file",
    name: `leads-${formatUtcDay(asked.nowMs)}.csv`,
    contentType: "text/csv; charset=utf-8",
    body: streamCsv(
      asked.ports.leads.exportAll(
        toQuestion(asked, readFilters(asked)),
        toChange(asked),
      ),
    ),
  }),

  async "leads.trades"(asked) {
    const { ports, person } = asked;
    const trades = await ports.leads.listAcceptedTrades(
      person.storeIds,
      MOST_TRADES,
    );
    return {
      kind: "page",
      title: getTexts(asked, leadsCopy)("tradesTitle"),
      body: <TradesBody asked={asked} trades={trades} />,
    };
  },
} satisfies SectionHandlers<"leads" | "leads.export" | "leads.trades">;

function readBeforeId({ request }: AskedByPerson): number | undefined {
  const text = request.url.searchParams.get("before") ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** A lead at a time, as fast as the browser takes them. */
function streamCsv(
  leads: AsyncIterable<DeskLead>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const rows = leads[Symbol.asyncIterator]();
  return new ReadableStream({
    start(controller) {
      const head = BYTE_ORDER_MARK + formatCsvLine(LEAD_COLUMNS);
      controller.enqueue(encoder.encode(head));
    },
    async pull(controller) {
      const { done = false, value } = await rows.next();
      if (done) controller.close();
      else
        controller.enqueue(encoder.encode(formatCsvLine(listLeadCells(value))));
    },
    async cancel() {
      await rows.return?.();
    },
  });
}
