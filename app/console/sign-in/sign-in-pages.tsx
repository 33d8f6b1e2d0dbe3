import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { getTexts } from "#app/console/frame/asked.ts";
import { frameCopy } from "#app/console/frame/copy.ts";
import { KeptForm, PasskeyForm } from "#app/console/frame/passkey-form.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { signInCopy } from "./copy.ts";

interface SignInBodyProps {
  readonly language: Language;
  readonly next: string;
  /** A form that was sent too late, to be sent again after the sign-in. */
  readonly kept: Parameters<typeof KeptForm>[0] | null;
}

export function SignInBody({ language, next, kept }: SignInBodyProps) {
  const t = getTexts({ language }, signInCopy);
  return (
    <>
      <p>{t("intro")}</p>
      {kept !== null && <p>{t("kept")}</p>}
      <PasskeyForm
        kind="get"
        ask={getConsoleAddress("sign-in.ask")}
        answer={getConsoleAddress("sign-in.answer")}
        next={kept === null ? next : null}
        label={t("signIn")}
        t={getTexts({ language }, frameCopy)}
      >
        {kept !== null && <KeptForm {...kept} />}
      </PasskeyForm>
      <p>{t("lost")}</p>
    </>
  );
}

interface WelcomeBodyProps {
  readonly language: Language;
  readonly link: string;
  readonly groupName: string;
}

export function WelcomeBody({ language, link, groupName }: WelcomeBodyProps) {
  const t = getTexts({ language }, signInCopy);
  return (
    <>
      <p>{t("welcome", { group: groupName })}</p>
      <PasskeyForm
        kind="create"
        ask={getConsoleAddress("welcome.ask")}
        answer={getConsoleAddress("welcome.answer")}
        next={getConsoleAddress("self")}
        link={link}
        label={t("create")}
        t={getTexts({ language }, frameCopy)}
      />
    </>
  );
}

export function LinkEnded({ language }: { readonly language: Language }) {
  const t = getTexts({ language }, signInCopy);
  return (
    <>
      <p>{t("linkEnded")}</p>
      <p>
        <LinkButton href={getConsoleAddress("sign-in")} look="main">
          {t("title")}
        </LinkButton>
      </p>
    </>
  );
}
