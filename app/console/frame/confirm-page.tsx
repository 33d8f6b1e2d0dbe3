import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { type Asked, getTexts } from "./asked.ts";
import { frameCopy } from "./copy.ts";
import { KeptForm, PasskeyForm } from "./passkey-form.tsx";

interface ConfirmBodyProps {
  readonly asked: Asked;
  readonly kept: Parameters<typeof KeptForm>[0] | null;
  readonly next: string;
}

/** Stands in for a page or a form that wants a fresh passkey; what was typed waits in it. */
export function ConfirmBody({ asked, kept, next }: ConfirmBodyProps) {
  const t = getTexts(asked, frameCopy);
  return (
    <>
      <p>{t("confirmIntro")}</p>
      <PasskeyForm
        kind="get"
        ask={getConsoleAddress("confirm.ask")}
        answer={getConsoleAddress("confirm.answer")}
        next={kept === null ? next : null}
        label={t("confirm")}
        t={t}
      >
        {kept !== null && <KeptForm {...kept} />}
      </PasskeyForm>
    </>
  );
}
