import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { isOwnStore } from "#app/domain/console/roles.ts";
import { APPOINTMENT_KINDS } from "#app/domain/scheduling/slot.ts";
import { findZonedMinutesMs } from "#app/domain/store-hours/zoned-minutes.ts";
import { isCalendarDay } from "#app/domain/time.ts";
import { type ConsoleAnswer, NOT_FOUND } from "#app/console/frame/answer.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { readPosted, readText } from "#app/console/frame/posted.ts";
import { BlocksBody, type TypedBlock } from "./blocks-page.tsx";
import { appointmentsCopy } from "./copy.ts";

const WHOLE_DAY: TypedBlock = { day: "", from: "", until: "", note: "" };

export const blockHandlers = {
  "appointments.blocks": (asked) => showBlocks(asked, WHOLE_DAY, null),

  async "appointments.block"(asked) {
    const { ports, stores, request, by, nowMs } = asked;
    const posted = await readPosted(request);
    const store = stores.find(({ id }) => id === readText(posted, "store"));
    const kind = APPOINTMENT_KINDS.find(
      (it) => it === readText(posted, "kind"),
    );
    if (store === undefined || kind === undefined) return NOT_FOUND;
    const typed: TypedBlock = {
      day: readText(posted, "day"),
      from: readText(posted, "from"),
      until: readText(posted, "until"),
      note: readText(posted, "note").slice(0, 200),
    };
    if (!isCalendarDay(typed.day)) return showBlocks(asked, typed, "day");
    const readMs = (text: string, usual: number) =>
      findZonedMinutesMs(typed.day, readMinutes(text) ?? usual, store.timeZone);
    const startMs = readMs(typed.from, 0);
    const endMs = readMs(typed.until, 24 * 60);
    if (endMs <= nowMs) return showBlocks(asked, typed, "day");
    if (endMs <= startMs) return showBlocks(asked, typed, "span");
    await ports.appointmentRecords.block({
      storeId: store.id,
      kind,
      startMs,
      endMs,
      note: typed.note,
      by,
      nowMs,
    });
    return leadBack("slotsBlocked");
  },

  async "appointments.unblock"(asked) {
    const { ports, params, by, nowMs } = asked;
    const id = Number(params["id"]);
    const own = await listOwnBlocks(asked);
    if (!own.some((it) => it.id === id)) return NOT_FOUND;
    await ports.appointmentRecords.unblock(id, { by, nowMs });
    return leadBack("slotsOpened");
  },
} satisfies SectionHandlers<
  "appointments.blocks" | "appointments.block" | "appointments.unblock"
>;

function leadBack(notice: "slotsBlocked" | "slotsOpened"): ConsoleAnswer {
  const to = getConsoleAddress("appointments.blocks");
  return { kind: "redirect", to, notice };
}

async function listOwnBlocks({ ports, person, nowMs }: AskedByPerson) {
  const blocks = await ports.appointmentRecords.listBlocks({ nowMs });
  return blocks.filter(({ storeId }) => isOwnStore(person, storeId));
}

async function showBlocks(
  asked: AskedByPerson,
  typed: TypedBlock,
  fault: "day" | "span" | null,
): Promise<ConsoleAnswer> {
  const blocks = await listOwnBlocks(asked);
  const t = getTexts(asked, appointmentsCopy);
  const booked = await Promise.all(
    blocks.map((it) => asked.ports.appointmentRecords.listOverlapping(it)),
  );
  return {
    kind: "page",
    status: fault === null ? 200 : 422,
    title: t("blocksTitle"),
    body: (
      <BlocksBody
        asked={asked}
        blocks={blocks}
        booked={booked.flat()}
        typed={typed}
        error={fault === null ? undefined : t(`error.${fault}`)}
      />
    ),
  };
}

/** Of "14:30", as browsers send a time; null where none was chosen. */
function readMinutes(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
