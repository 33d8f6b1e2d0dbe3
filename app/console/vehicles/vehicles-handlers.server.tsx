import { getTexts } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { vehiclesCopy } from "./copy.ts";
import { VehiclesBody } from "./vehicles-page.tsx";

const LONGEST_WORDS = 120;

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
    return {
      kind: "page",
      title: getTexts(asked, vehiclesCopy)("title"),
      body: (
        <VehiclesBody
          asked={asked}
          question={question}
          found={await ports.vehicleDesk.search(question)}
        />
      ),
    };
  },
} satisfies SectionHandlers<"vehicles">;
