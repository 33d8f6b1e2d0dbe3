import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import type { Hold } from "#app/domain/inventory/feed-run.ts";
import type { RecordedDecision } from "#app/ports/feed-desk-ports.ts";
import { getTexts } from "#app/console/frame/asked.ts";
import { Button } from "#app/ui/button.tsx";
import { getRunAddress } from "./asked-feeds.ts";
import { feedsCopy } from "./copy.ts";
import { formatRunMoment } from "./feed-words.ts";
import type { RunBodyProps } from "./run-page.tsx";

type DecisionProps = Pick<RunBodyProps, "asked" | "found" | "isLate"> & {
  readonly hold: Hold;
};

/** What importing a held file would do stands before the button that does it. */
export function RunDecision(props: DecisionProps) {
  const { asked, found, hold, isLate } = props;
  const { decision, isNewest, resultRunId } = found;
  const t = getTexts(asked, feedsCopy);
  const isOpen = decision === null || decision.state === "failed";
  return (
    <section>
      <h2>{t("heldTitle")}</h2>
      {isLate && <p className="console-hint">{t("faster")}</p>}
      <p>
        <strong>{formatHold(props, hold)}</strong>
      </p>
      {decision !== null && <Decided {...props} decision={decision} />}
      {resultRunId !== null && (
        <p>
          <a href={getRunAddress(resultRunId)}>{t("result")}</a>
        </p>
      )}
      {isOpen && isNewest && <p>{t("siteStays")}</p>}
      {isOpen && <Choices {...props} />}
    </section>
  );
}

function formatHold(
  { asked }: DecisionProps,
  { reason, count, total }: Hold,
): string {
  const t = getTexts(asked, feedsCopy);
  if (count === null || total === null) return t("heldUnknown");
  if (reason !== "empty") return t(`held.${reason}`, { count, total });
  return total === 0 ? t("heldNew") : t("held.empty", { count: total });
}

function Decided({
  asked,
  found,
  decision: { decision, state, by, atMs, problem },
}: DecisionProps & { readonly decision: RecordedDecision }) {
  const t = getTexts(asked, feedsCopy);
  const who = {
    name: by.personId === null ? t("commandLine") : by.name,
    date: formatRunMoment(asked, found.run, atMs),
  };
  return (
    <p className="console-hint">
      {decision === "leave-out"
        ? t("decision.leave-out", who)
        : t(`decision.import.${state}`, who)}
      {problem !== null && ` ${t(`fault.${problem}`)}`}
    </p>
  );
}

function Choices({ asked, found }: DecisionProps) {
  const { run, releaseProblem, isNewest } = found;
  const t = getTexts(asked, feedsCopy);
  const params = { run: String(run.id) };
  return (
    <>
      <p>
        {releaseProblem === null
          ? t("releaseFirst")
          : t(`cannot.${releaseProblem}`)}
      </p>
      <div className="console-line">
        {releaseProblem === null && (
          <form
            method="post"
            action={getConsoleAddress("feed.release", params)}
            aria-label={t("release")}
          >
            <Button look="main">{t("release")}</Button>
          </form>
        )}
        {isNewest && (
          <form
            method="post"
            action={getConsoleAddress("feed.leave-out", params)}
            aria-label={t("leaveOut")}
          >
            <Button>{t("leaveOut")}</Button>
          </form>
        )}
      </div>
    </>
  );
}
