import type {
  TradeDraft,
  TradeRecord,
} from "#app/domain/trade-draft/trade-record.ts";
import { getLastModelYear } from "#app/domain/forms/vehicle-fields.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { findAskedVehicle } from "#app/site/forms/asked-vehicle.ts";
import {
  type FormAnswer,
  type PostPorts,
  readPost,
} from "#app/site/forms/sending/read-post.server.ts";
import {
  redirectAfterPost,
  rememberVisitor,
} from "#app/site/visitor/remember-visitor.server.ts";
import { identifyVehicle } from "./identify-vehicle.server.ts";
import { buildStartForm } from "./start-form.ts";
import {
  buildTradeCookie,
  changeTradeRecord,
  computeKeptUntilMs,
  getStepAddress,
  type RecordPorts,
} from "#app/features/valuation/trade-access.server.ts";
import { findOpenStep } from "#app/features/valuation/trade-steps.ts";

type Ports = PostPorts &
  RecordPorts &
  Pick<AppPorts, "plates" | "vins" | "inventory" | "index" | "visitorCookies">;

/** Names are that long; they come from the form's own key, so that a second press finds what the first stored. */
const NAME_LENGTH = 16;

export async function sendStart(
  ports: Ports,
  facts: RequestFacts,
  {
    request,
    changed,
  }: {
    readonly request: Request;
    /** The draft whose car is told anew; null begins one. */
    readonly changed: TradeRecord | null;
  },
): Promise<Response | FormAnswer> {
  const { clock, profile, tradeRecords, log } = ports;
  const form = buildStartForm(getLastModelYear(clock.nowMs()));
  const post = await readPost(ports, facts, request, form);
  if (post.status === "refused") return post.answer;
  const identified = await identifyVehicle(ports, post.value);
  if ("errors" in identified) return post.refuse(identified.errors);
  const { visitor, setCookies } = rememberVisitor(ports, facts, {});
  const wanted = await findWantedVin(ports, facts, post.value.wanted);
  const draft: TradeDraft = {
    vehicle: identified.vehicle,
    interest: post.value.interest === "trade-in" ? "trade-in" : "sell",
    wantedVin: wanted,
    optionIds: [],
    answers: {},
    doneSteps: [],
  };
  const id = changed?.id ?? post.key.slice(0, NAME_LENGTH);
  const content = { draft, offer: null, accepted: null };
  try {
    const known = changed ?? (await tradeRecords.find(id));
    if (known === null)
      await tradeRecords.add({
        id,
        storeId: facts.storeId,
        visitorId: visitor.uniqueUserId,
        content,
        createdAtMs: clock.nowMs(),
        keptUntilMs: computeKeptUntilMs(ports, content),
      });
    // The same form was sent before, with another car or the same: what was answered stays.
    else
      await changeTradeRecord(ports, known, (record) =>
        record.accepted === null
          ? {
              ...record,
              draft: {
                ...record.draft,
                vehicle: draft.vehicle,
                interest: draft.interest,
                wantedVin: draft.wantedVin,
              },
              offer: null,
            }
          : record,
      );
  } catch (error) {
    log.error("valuation.not-stored", { message: String(error) });
    return post.notStored("contactError");
  }
  return redirectAfterPost(
    getStepAddress(facts, findOpenStep(profile.trade, changed?.draft ?? draft)),
    [...setCookies, buildTradeCookie(ports, { id })],
  );
}

/** Only a vehicle that this visitor may see, and for sale. */
async function findWantedVin(
  ports: Pick<AppPorts, "inventory" | "index" | "profile">,
  { gate }: Pick<RequestFacts, "gate">,
  vin: string,
): Promise<string | null> {
  if (vin === "") return null;
  const wanted = await findAskedVehicle(ports, gate, vin.toUpperCase()).catch(
    () => null,
  );
  return wanted?.vin ?? null;
}
