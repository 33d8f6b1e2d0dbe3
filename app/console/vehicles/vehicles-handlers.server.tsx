import type { FoundVehicles } from "#app/ports/vehicle-edit-ports.ts";
import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { getTexts } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { vehiclesCopy } from "./copy.ts";
import { VehiclesBody } from "./vehicles-page.tsx";

const LONGEST_WORDS = 120;

/** Whoever types or scans a whole stock number or VIN means that car, and no list of one. */
function findNamed(
  { vehicles, hidden }: FoundVehicles,
  words: string,
): string | null {
  const code = words.trim().toUpperCase();
  const [only, other] = [...hidden, ...vehicles];
  if (code === "" || only === undefined || other !== undefined) return null;
  const { vin, stockNumber } = only.fed.vehicle;
  return [vin, stockNumber?.toUpperCase()].includes(code) ? vin : null;
}

export const vehiclesHandlers = {
  async vehicles(asked) {
    const { ports, person, request } = asked;
    const { searchParams: query } = request.url;
    const page = /^[1-9]\d{0,4}$/.test(query.get("page") ?? "")
      ? Number(query.get("page"))
      : 1;
    const question = {
      words: (query.get("q") ?? "").slice(0, LONGEST_WORDS),
      storeIds: person.storeIds,
      page,
      isEdited: query.has("edited"),
    };
    const found = await ports.vehicleDesk.search(question);
    const named = question.isEdited ? null : findNamed(found, question.words);
    if (named !== null)
      return {
        kind: "redirect",
        to: getConsoleAddress("vehicle", { vin: named }),
      };
    return {
      kind: "page",
      title: getTexts(asked, vehiclesCopy)("title"),
      body: <VehiclesBody asked={asked} question={question} found={found} />,
    };
  },
} satisfies SectionHandlers<"vehicles">;
