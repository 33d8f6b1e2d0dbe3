import { formatInvitationLink } from "#app/domain/console/invitation.ts";
import type { Invitation } from "#app/ports/console-ports.ts";
import type { ConsoleAnswer } from "#app/console/frame/answer.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { formatMoment } from "#app/console/frame/times.ts";
import { peopleCopy } from "./copy.ts";
import { InvitationBody } from "./invitation-page.tsx";
import type { DraftField } from "./person-draft.ts";

export type PersonErrors = Readonly<Partial<Record<DraftField, string>>>;

export function nameFaults(
  asked: AskedByPerson,
  faults: readonly DraftField[],
): PersonErrors {
  const t = getTexts(asked, peopleCopy);
  return Object.fromEntries(faults.map((it) => [it, t(`error.${it}`)]));
}

/** The page with the link is the answer to the form: no address holds the token, and no reload shows it again. */
export function showLink(
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
