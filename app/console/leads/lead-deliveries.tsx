import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { getTexts } from "#app/console/frame/asked.ts";
import { formatMoment } from "#app/console/frame/times.ts";
import { Button } from "#app/ui/button.tsx";
import { leadsCopy } from "./copy.ts";
import type { LeadBodyProps } from "./lead-page.tsx";

/** Each recipient with every attempt; the last of a delivered one is its receipt. */
export function LeadDeliveries({ asked, found: { lead } }: LeadBodyProps) {
  const t = getTexts(asked, leadsCopy);
  const { deliveries, reference } = lead;
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">{t("deliveries")}</h2>
      <ul className="console-rows">
        {deliveries.map((delivery) => {
          const { id, recipient, isFallback, state, attempts } = delivery;
          const atMs = delivery.endedAtMs ?? delivery.dueAtMs;
          return (
            <li key={id}>
              <div>
                <strong>{recipient}</strong>
                {isFallback && ` (${t("fallback")})`}
                <p>
                  {t(`delivery.${state}`, { date: formatMoment(asked, atMs) })}
                </p>
                {attempts.map((attempt, at) => (
                  <p key={at}>
                    {formatMoment(asked, attempt.atMs)}:{" "}
                    {t(`outcome.${attempt.outcome}`)}. {attempt.answer}
                  </p>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      {deliveries.some(({ state }) => state === "dead") && (
        <form
          method="post"
          action={getConsoleAddress("lead.replay", { reference })}
          aria-label={t("replay")}
        >
          <Button>{t("replay")}</Button>
        </form>
      )}
    </section>
  );
}
