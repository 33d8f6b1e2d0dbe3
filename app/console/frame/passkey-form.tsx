import type { ReactNode } from "react";
import type { Translate } from "#app/site/page/copy.ts";
import { Button } from "#app/ui/button.tsx";
import type { frameCopy } from "./copy.ts";

interface PasskeyFormProps {
  /** `create` makes a passkey, `get` asks for one. */
  readonly kind: "create" | "get";
  readonly ask: string;
  readonly answer: string;
  /** Where the browser goes when it was accepted; null sends the `children` form again. */
  readonly next: string | null;
  /** Goes along with both questions: the token of a one-time link. */
  readonly link?: string;
  readonly label: string;
  readonly t: Translate<keyof (typeof frameCopy)["sentences"] & string>;
  readonly children?: ReactNode;
}

/** A button whose work `passkeys.ts` does; without scripts it says why it cannot. */
export function PasskeyForm(props: PasskeyFormProps) {
  const { kind, ask, answer, next, link, label, t } = props;
  return (
    <div
      className="console-passkey"
      data-passkey={kind}
      data-ask={ask}
      data-answer={answer}
      data-next={next ?? undefined}
      data-link={link}
      data-failed={t("passkeyFailed")}
      data-stopped={t("passkeyStopped")}
      data-unsupported={t("passkeyUnsupported")}
    >
      {props.children}
      <Button type="button" look="main">
        {label}
      </Button>
      <p className="error-text" role="alert" />
      <noscript>
        <p className="error-text">{t("needsScript")}</p>
      </noscript>
    </div>
  );
}

/** What was typed before the passkey was asked for, to be sent once it was shown. */
export function KeptForm({
  action,
  fields,
}: {
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}) {
  return (
    <form method="post" action={action} data-kept="">
      {fields.map(([name, value], index) => (
        <input
          // The same name may come several times.
          key={`${name} ${String(index)}`}
          type="hidden"
          name={name}
          value={value}
        />
      ))}
    </form>
  );
}
