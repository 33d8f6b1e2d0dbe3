import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import {
  type Language,
  LANGUAGE_NAMES,
} from "#app/domain/store-profile/fields/languages.ts";
import type { ConsoleSession, Passkey } from "#app/ports/console-ports.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { frameCopy } from "#app/console/frame/copy.ts";
import { PasskeyForm } from "#app/console/frame/passkey-form.tsx";
import { formatMoment } from "#app/console/frame/times.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { selfCopy } from "./copy.ts";

interface SelfBodyProps {
  readonly asked: AskedByPerson;
  readonly passkeys: readonly Passkey[];
  readonly sessions: readonly ConsoleSession[];
}

export function SelfBody({ asked, passkeys, sessions }: SelfBodyProps) {
  const t = getTexts(asked, selfCopy);
  const { languages } = asked.ports.profile.site;
  return (
    <>
      <section aria-labelledby="passkeys">
        <h2 id="passkeys">{t("passkeys")}</h2>
        {passkeys.length === 1 && (
          <p className="console-hint">{t("addSecond")}</p>
        )}
        <ul className="console-rows">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              asked={asked}
              passkey={passkey}
              isLast={passkeys.length === 1}
            />
          ))}
        </ul>
        <LinkButton href={getConsoleAddress("self.new-passkey")} look="main">
          {t("add")}
        </LinkButton>
      </section>
      <section aria-labelledby="sessions">
        <h2 id="sessions">{t("sessions")}</h2>
        <ul className="console-rows">
          {sessions.map((session) => (
            <SessionRow key={session.id} asked={asked} session={session} />
          ))}
        </ul>
      </section>
      {languages.length > 1 && (
        <section aria-labelledby="language">
          <h2 id="language">{t("language")}</h2>
          <form
            method="post"
            action={getConsoleAddress("self.language")}
            className="console-line"
            aria-label={t("language")}
          >
            {languages.map((language) => (
              <Button
                key={language}
                name="language"
                value={language}
                disabled={language === asked.language}
              >
                <span lang={language}>{LANGUAGE_NAMES[language]}</span>
              </Button>
            ))}
          </form>
        </section>
      )}
    </>
  );
}

function PasskeyRow({
  asked,
  passkey: { id, createdAtMs, usedAtMs, isBackedUp },
  isLast,
}: {
  readonly asked: AskedByPerson;
  readonly passkey: Passkey;
  readonly isLast: boolean;
}) {
  const t = getTexts(asked, selfCopy);
  const date = formatMoment(asked, createdAtMs);
  return (
    <li>
      <div>
        <strong>{t(isBackedUp ? "synced" : "single")}</strong>
        <p>
          {t("added", { date })},{" "}
          {usedAtMs === null
            ? t("neverUsed")
            : t("used", { date: formatMoment(asked, usedAtMs) })}
        </p>
        {isLast && <p>{t("lastStays")}</p>}
      </div>
      {!isLast && (
        <form
          method="post"
          action={getConsoleAddress("self.remove-passkey")}
          aria-label={t("removeNamed", { date })}
        >
          <input type="hidden" name="id" value={id} />
          <Button isSmall>
            <span aria-hidden="true">{t("remove")}</span>
            <span className="vh">{t("removeNamed", { date })}</span>
          </Button>
        </form>
      )}
    </li>
  );
}

function SessionRow({
  asked,
  session,
}: {
  readonly asked: AskedByPerson;
  readonly session: ConsoleSession;
}) {
  const t = getTexts(asked, selfCopy);
  const date = formatMoment(asked, session.createdAtMs);
  const used = formatMoment(asked, session.usedAtMs);
  const isHere = session.id === asked.session.id;
  return (
    <li>
      <div>
        {isHere && <strong>{t("here")}</strong>}
        <p>{session.userAgent}</p>
        <p>{t("since", { date, used })}</p>
      </div>
      {!isHere && (
        <form
          method="post"
          action={getConsoleAddress("self.end-session")}
          aria-label={t("endNamed", { date })}
        >
          <input type="hidden" name="id" value={session.id} />
          <Button isSmall>
            <span aria-hidden="true">{t("end")}</span>
            <span className="vh">{t("endNamed", { date })}</span>
          </Button>
        </form>
      )}
    </li>
  );
}

export function NewPasskeyBody({ language }: { readonly language: Language }) {
  const t = getTexts({ language }, selfCopy);
  return (
    <>
      <p>{t("addIntro")}</p>
      <PasskeyForm
        kind="create"
        ask={getConsoleAddress("self.ask")}
        answer={getConsoleAddress("self.answer")}
        next={`${getConsoleAddress("self")}?done=passkeyAdded`}
        label={t("add")}
        t={getTexts({ language }, frameCopy)}
      />
    </>
  );
}
