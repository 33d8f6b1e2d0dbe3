import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { peopleCopy } from "./copy.ts";

interface InvitationBodyProps {
  readonly asked: AskedByPerson;
  readonly name: string;
  readonly link: string;
  readonly endsAt: string;
}

export function InvitationBody({
  asked,
  name,
  link,
  endsAt,
}: InvitationBodyProps) {
  const t = getTexts(asked, peopleCopy);
  return (
    <>
      <p>{t("linkIntro", { name, date: endsAt })}</p>
      <h2>{t("link")}</h2>
      <p className="console-link">
        <code>{link}</code>
      </p>
      <p>
        <a href={getConsoleAddress("people")}>{t("back")}</a>
      </p>
    </>
  );
}
