import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { type ConsoleAnswer, NOT_FOUND } from "#app/console/frame/answer.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { readPosted, readText } from "#app/console/frame/posted.ts";
import { peopleCopy } from "./copy.ts";
import { nameFaults, type PersonErrors, showLink } from "./person-answers.tsx";
import { readPersonDraft, type TypedPerson } from "./person-draft.ts";
import { PersonBody } from "./person-page.tsx";

export const personHandlers = {
  person: (asked) => showPerson(asked, {}),

  async "person.change"(asked) {
    const { ports, params, by, nowMs } = asked;
    const known = await ports.people.find(params["id"] ?? "");
    if (known === null) return NOT_FOUND;
    const { typed, draft, faults } = readPersonDraft(
      await readPosted(asked.request),
      ports.profile.stores,
      known.email,
    );
    if (draft === null)
      return showPerson(asked, { typed, errors: nameFaults(asked, faults) });
    const { name, role, storeIds } = draft;
    const result = await ports.people.change(
      known.id,
      { name, role, storeIds },
      { by, nowMs },
    );
    if (result === "unknown") return NOT_FOUND;
    if (result === "last-owner")
      return showPerson(asked, { typed, errors: refuseLastOwner(asked) });
    return {
      kind: "redirect",
      to: getConsoleAddress("people"),
      notice: "saved",
    };
  },

  async "person.link"(asked) {
    const { ports, params, by, nowMs } = asked;
    const invitation = await ports.people.inviteAgain(params["id"] ?? "", {
      by,
      nowMs,
    });
    return invitation === null ? NOT_FOUND : showLink(asked, invitation);
  },

  async "person.remove"(asked) {
    const { ports, params, by, nowMs } = asked;
    const result = await ports.people.remove(params["id"] ?? "", { by, nowMs });
    if (result === "unknown") return NOT_FOUND;
    return result === "last-owner"
      ? showPerson(asked, { errors: refuseLastOwner(asked) })
      : {
          kind: "redirect",
          to: getConsoleAddress("people"),
          notice: "removed",
        };
  },

  async "person.end-session"({ ports, params, request, by, nowMs }) {
    const id = readText(await readPosted(request), "id");
    const own = await ports.sessions.list(nowMs, params["id"] ?? "");
    if (!own.some((it) => it.id === id)) return NOT_FOUND;
    await ports.sessions.endOf(id, { by, nowMs });
    return {
      kind: "redirect",
      to: getConsoleAddress("person", params),
      notice: "sessionEnded",
    };
  },
} satisfies SectionHandlers<
  | "person"
  | "person.change"
  | "person.link"
  | "person.remove"
  | "person.end-session"
>;

function refuseLastOwner(asked: AskedByPerson): PersonErrors {
  return { role: getTexts(asked, peopleCopy)("error.lastOwner") };
}

async function showPerson(
  asked: AskedByPerson,
  { typed, errors = {} }: { typed?: TypedPerson; errors?: PersonErrors },
): Promise<ConsoleAnswer> {
  const { ports, params, nowMs } = asked;
  const person = await ports.people.find(params["id"] ?? "");
  if (person === null) return NOT_FOUND;
  return {
    kind: "page",
    status: Object.keys(errors).length === 0 ? 200 : 422,
    title: person.name,
    body: (
      <PersonBody
        asked={asked}
        person={person}
        typed={typed ?? person}
        errors={errors}
        sessions={await ports.sessions.list(nowMs, person.id)}
      />
    ),
  };
}
