import { expect, test } from "vitest";
import { buildAdfDocument } from "#app/adapters/email/adf-document.server.ts";
import { buildAdfProspect } from "#app/domain/leads/adf-prospect.ts";
import type { LeadVehicle } from "#app/domain/leads/lead.ts";
import { at, listModelFaults, parseValidAdf } from "./adf-check.ts";
import { aStoredLead, SAMPLE_TRADE, SAMPLE_VEHICLE } from "./sample-leads.ts";
import { readProfile } from "./sample-profile.ts";

const OFFERED: LeadVehicle = {
  ...SAMPLE_TRADE,
  finance: {
    method: "cash",
    amountDollars: 9_400,
    isOffer: true,
    balanceDollars: 3_150,
  },
};

test.each([
  ["sell", [{ ...OFFERED, interest: "sell" as const }]],
  ["trade-in", [OFFERED]],
  ["trade-in", [SAMPLE_VEHICLE, OFFERED]],
])(
  "an accepted offer to %s is valid ADF with the cash offered, the balance owed and the appraisal price",
  (interest, vehicles) => {
    const lead = aStoredLead({ type: "SELL_OR_TRADE", vehicles });
    const xml = buildAdfDocument(buildAdfProspect(lead, readProfile()));
    const adf = parseValidAdf(xml);
    expect(listModelFaults(adf)).toEqual([]);
    const listed = at(adf, "prospect").children.filter(
      ({ name }) => name === "vehicle",
    );
    expect(listed).toHaveLength(vehicles.length);
    const own = listed.at(-1);
    if (own === undefined) throw new Error("There is no vehicle.");
    expect(own.attributes["interest"]).toBe(interest);
    expect(at(own, "price").attributes["type"]).toBe("appraisal");
    expect(at(own, "finance/amount")).toMatchObject({
      text: "9400",
      attributes: { type: "total", limit: "exact" },
    });
    expect(at(own, "finance/balance").text).toBe("3150");
  },
);
