import { useTexts } from "#app/site/page/use-texts.ts";
import { plansCopy } from "./copy.ts";
import type { PlansPageData } from "./plans-page.tsx";

/** What comes with the car stands in one table with what can be added, so that nobody pays twice for one thing. */
export function WhatHelps({
  page: { name, maxMiles: miles, plans },
}: {
  readonly page: Pick<PlansPageData, "name" | "maxMiles" | "plans">;
}) {
  const t = useTexts(plansCopy);
  const rows = plans.flatMap((plan) =>
    plan.when === null ? [] : [{ name: plan.name, when: plan.when }],
  );
  if (rows.length === 0) return null;
  return (
    <table className="plan-helps">
      <caption className="vh">{t("helpsCaption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("helps.when")}</th>
          <th scope="col">{t("helps.what")}</th>
          <th scope="col">{t("helps.cost")}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t("helpsEngine")}</th>
          <td>{name}</td>
          <td>
            <b>{t("helpsIncluded")}</b> {t("helpsIncludedText", { miles })}
          </td>
        </tr>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.when}</th>
            <td>{row.name}</td>
            <td>
              <b>{t("helpsOptional")}</b> {t("helpsOptionalText")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
