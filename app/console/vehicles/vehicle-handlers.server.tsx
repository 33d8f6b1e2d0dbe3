import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import type { JsonValue } from "#app/domain/console/json-value.ts";
import { readAnyChange } from "#app/domain/vehicle-edits/read-change.ts";
import type { FieldEdit } from "#app/ports/vehicle-edit-ports.ts";
import { type ConsoleAnswer, NOT_FOUND } from "#app/console/frame/answer.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { readPosted, readText } from "#app/console/frame/posted.ts";
import { vehiclesCopy } from "./copy.ts";
import { findOwnVehicle } from "./own-vehicle.server.ts";
import { showVehicle } from "./show-vehicle.tsx";
import {
  type FormField,
  isFormField,
  readTyped,
  toEditValue,
} from "./typed-edit.ts";
import { formatFieldValue } from "./value-words.ts";

/** One car: what the feed says of it, and what somebody says in the feed's place. */
export const vehicleHandlers = {
  vehicle: (asked) => showVehicle(asked, {}),

  async "vehicle.edit"(asked) {
    const posted = await readPosted(asked.request);
    const field = readText(posted, "field");
    // A price has an address and a permission of its own.
    return isFormField(field) && field !== "salePriceCents"
      ? saveField(asked, field, posted)
      : NOT_FOUND;
  },

  async "vehicle.price"(asked) {
    const posted = await readPosted(asked.request);
    return saveField(asked, "salePriceCents", posted);
  },
} satisfies SectionHandlers<"vehicle" | "vehicle.edit" | "vehicle.price">;

async function saveField(
  asked: AskedByPerson,
  field: FormField,
  posted: FormData,
): Promise<ConsoleAnswer> {
  const { ports, by, nowMs } = asked;
  const found = await findOwnVehicle(asked);
  if (found === null) return NOT_FOUND;
  const { vin } = found.fed.vehicle;
  const typed = readTyped(field, posted);
  const isTakenBack = readText(posted, "takeBack") !== "";
  const change = isTakenBack
    ? ({ field, edit: null } as const)
    : readAnyChange(field, toEditValue(field, typed), typed["reason"] ?? "");
  if ("problem" in change) {
    const t = getTexts(asked, vehiclesCopy);
    const isPrice = field === "salePriceCents" && change.problem === "value";
    const error = t(isPrice ? "error.price" : `error.${change.problem}`);
    return showVehicle(asked, { failed: { field, typed, error } });
  }
  const seen = readText(posted, "seenRevision");
  const seenRevision = /^\d{1,15}$/.test(seen) ? Number(seen) : null;
  const outcome = await ports.vehicleDesk.save({
    vin,
    changes: [{ ...change, seenRevision }],
    by,
    nowMs,
  });
  if (outcome.status === "unknown") return NOT_FOUND;
  if (outcome.status === "stale") {
    const theirs = outcome.edits.find((it) => it.field === field);
    const error = describeTheirs(asked, field, theirs);
    return showVehicle(asked, { failed: { field, typed, error } });
  }
  const to = getConsoleAddress("vehicle", { vin });
  return { kind: "redirect", to, notice: "saved" };
}

function describeTheirs(
  asked: AskedByPerson,
  field: FormField,
  theirs: FieldEdit | undefined,
): string {
  const t = getTexts(asked, vehiclesCopy);
  if (theirs === undefined) return t("error.staleFeed");
  const value = formatFieldValue(field, theirs.value as JsonValue, t) ?? "–";
  return t("error.stale", { name: theirs.by.name, value });
}
