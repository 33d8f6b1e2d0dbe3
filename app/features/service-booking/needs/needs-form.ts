import * as v from "valibot";
import { checkbox, choice, optionalLines } from "#app/domain/forms/fields.ts";
import { APPOINTMENT_REASONS } from "#app/domain/scheduling/appointment.ts";
import {
  LONGEST_NOTES,
  OFFER_SERVICE,
  OTHER_SERVICE,
} from "#app/domain/scheduling/service-draft.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

export const NEEDS_FORM_NAME = "service-needs";

/** One checkbox a service. The first of them also carries the message when none is ticked. */
export function getServiceField(serviceId: string): string {
  return `service-${serviceId}`;
}

/** Whoever moves an appointment books another one only by asking for it. */
export const MOVES_HERE_FIELD = "movesHere";

/** The services' own message stands here. */
export const SERVICES_FIELD = "services";

/**
 * "Something else" alone tells the workshop nothing, so it needs words; beside other work they may be left out
 * (Assumption A488). The label of the words follows the ticks by a rule of the page, `.visit-optional`.
 */
function needsWords(chosenIds: readonly string[]): boolean {
  return chosenIds.length === 1 && chosenIds[0] === OTHER_SERVICE;
}

/** Everything that can be ticked, in the order of a receipt. */
export function listNeedIds(
  serviceIds: readonly string[],
  hasOfferWork: boolean,
): readonly string[] {
  return [
    ...serviceIds,
    ...(hasOfferWork ? [OFFER_SERVICE] : []),
    OTHER_SERVICE,
  ];
}

export function buildNeedsForm(
  storeIds: readonly string[],
  serviceIds: readonly string[],
  /** The visit begins with an offer whose work is none of the services. */
  hasOfferWork: boolean,
) {
  const ids = listNeedIds(serviceIds, hasOfferWork);
  const entries = {
    store: choice(storeIds),
    reason: choice(APPOINTMENT_REASONS),
    [MOVES_HERE_FIELD]: checkbox,
    notes: optionalLines(LONGEST_NOTES),
  };
  return defineForm(
    NEEDS_FORM_NAME,
    v.pipe(
      v.object({
        ...entries,
        ...Object.fromEntries(
          ids.map((id) => [getServiceField(id), checkbox] as const),
        ),
      }),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const given: Readonly<Record<string, unknown>> = dataset.value;
        const chosenIds = ids.filter(
          (id) => given[getServiceField(id)] === true,
        );
        const refuse = (key: string, message: string) =>
          addIssue({
            message,
            path: [
              {
                type: "object",
                origin: "value",
                input: given,
                key,
                value: given[key],
              },
            ],
          });
        if (chosenIds.length === 0) refuse(SERVICES_FIELD, "needsMissing");
        else if (needsWords(chosenIds) && given["notes"] === "")
          refuse("notes", "notesMissing");
        if (given["reason"] === "rescheduled" && !given[MOVES_HERE_FIELD])
          refuse("reason", "movingFault");
      }),
    ),
  );
}
