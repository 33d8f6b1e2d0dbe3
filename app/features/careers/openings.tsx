import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { CareersPageData } from "./careers.server.ts";
import { careersCopy } from "./copy.ts";

export const OPENINGS_ID = "openings";

/** The jobs that are open, each with its way to the form (Assumption A360). */
export function Openings({ openings }: Pick<CareersPageData, "openings">) {
  const t = useTexts(careersCopy);
  return (
    <section aria-labelledby={OPENINGS_ID}>
      <h2 className="h2" id={OPENINGS_ID}>
        {t("openingsTitle", { count: openings.length })}
      </h2>
      <ul className="openings">
        {openings.map((opening) => (
          <li key={opening.id} id={opening.id}>
            <div className="opening-job">
              <h3 className="h3">{opening.title}</h3>
              {opening.pay !== null && (
                <p className="opening-pay">{opening.pay}</p>
              )}
            </div>
            <ul className="opening-facts">
              <li>
                <Icon name="pin" />
                {opening.place}
              </li>
              <li>
                <Icon name="clock" />
                {opening.time}
              </li>
              <li>
                <Icon name="calendar" />
                {opening.posted}
              </li>
            </ul>
            <p className="opening-text">{opening.text}</p>
            <LinkButton href={opening.applyAddress} look="plain">
              {t("applyFor")}
              <span className="vh">
                : {opening.title}, {opening.place}
              </span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
