import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { formatInvitationLink } from "#app/domain/console/invitation.ts";
import type { Invitation } from "#app/ports/console-ports.ts";
import { type ConsoleAnswer, NOT_FOUND } from "#app/console/frame/answer.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { readPosted, readText } from "#app/console/frame/posted.ts";
import { formatMoment } from "#app/console/frame/times.ts";
import { peopleCopy } from "./copy.ts";
import { InvitationBody } from "./invitation-page.tsx";
import { PeopleBody } from "./people-page.tsx";
import {
  type DraftField,
  NOBODY,
  readPersonDraft,
  type TypedPerson,
} from "./person-draft.ts";
import { PersonFields } from "./person-fields.tsx";
import { PersonBody } from "./person-page.tsx";

export const peopleHandlers = {
  async people(asked) {
    return {
      kind: "page",
      title: getTexts(asked, peopleCopy)("title"),
      body: (
        <PeopleBody asked={asked} people={await asked.ports.people.list()} />
      ),
    };
  },

  "people.new": (asked) => askForPerson(asked, NOBODY, {}),

  async "people.invite"(asked) {
    const { ports, by, nowMs } = asked;
    const t = getTexts(asked, peopleCopy);
    const { typed, draft, faults } = readPersonDraft(
      await readPosted(asked.request),
      ports.profile.stores,
    );
    if (draft === null)
      return askForPerson(asked, typed, nameFaults(asked, faults));
    const invitation = await ports.people.invite(draft, { by, nowMs });
    return invitation === null
      ? askForPerson(asked, typed, {
          email: t("error.taken", { email: draft.email }),
        })
      : showLink(asked, invitation);
  },

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
  | "people"
  | "people.new"
  | "people.invite"
  | "person"
  | "person.change"
  | "person.link"
  | "person.remove"
  | "person.end-session"
>;

type Errors = Readonly<Partial<Record<DraftField, string>>>;

function nameFaults(
  asked: AskedByPerson,
  faults: readonly DraftField[],
): Errors {
  const t = getTexts(asked, peopleCopy);
  return Object.fromEntries(faults.map((it) => [it, t(`error.${it}`)]));
}

function refuseLastOwner(asked: AskedByPerson): Errors {
  return { role: getTexts(asked, peopleCopy)("error.lastOwner") };
}

function askForPerson(
  asked: AskedByPerson,
  typed: TypedPerson,
  errors: Errors,
): ConsoleAnswer {
  const t = getTexts(asked, peopleCopy);
  return {
    kind: "page",
    status: Object.keys(errors).length === 0 ? 200 : 422,
    title: t("invite"),
    body: (
      <PersonFields
        asked={asked}
        action={getConsoleAddress("people.invite")}
        typed={typed}
        errors={errors}
        isNew
      />
    ),
  };
}

async function showPerson(
  asked: AskedByPerson,
  { typed, errors = {} }: { typed?: TypedPerson; errors?: Errors },
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

/** The page with the link is the answer to the form: no address holds the token, and no reload shows it again. */
function showLink(
  asked: AskedByPerson,
  { person, token, endsAtMs }: Invitation,
): ConsoleAnswer {
  const t = getTexts(asked, peopleCopy);
  return {
    kind: "page",
    title: t("linkTitle", { name: person.name }),
    body: (
      <InvitationBody
        asked={asked}
        name={person.name}
        link={formatInvitationLink(asked.request.origin, token)}
        endsAt={formatMoment(asked, endsAtMs)}
      />
    ),
  };
}
