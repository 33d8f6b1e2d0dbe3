import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import type { ConsoleAnswer } from "#app/console/frame/answer.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { readPosted } from "#app/console/frame/posted.ts";
import { peopleCopy } from "./copy.ts";
import { nameFaults, type PersonErrors, showLink } from "./person-answers.tsx";
import { PeopleBody } from "./people-page.tsx";
import { NOBODY, readPersonDraft, type TypedPerson } from "./person-draft.ts";
import { PersonFields } from "./person-fields.tsx";

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
} satisfies SectionHandlers<"people" | "people.new" | "people.invite">;

function askForPerson(
  asked: AskedByPerson,
  typed: TypedPerson,
  errors: PersonErrors,
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
