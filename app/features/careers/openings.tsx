import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { OPENINGS_ID } from "./careers-form.ts";
import type { CareersPageData } from "./careers.server.ts";
import { careersCopy } from "./copy.ts";
import type { OpeningView } from "./openings.server.ts";

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
            <div className="opening-text">
              <p>{opening.text}</p>
              <OpeningDetails opening={opening} />
            </div>
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

function OpeningDetails({ opening }: { readonly opening: OpeningView }) {
  const t = useTexts(careersCopy);
  const { title, place, details } = opening;
  if (details.length === 0) return null;
  return (
    <Disclosure
      summary={
        <span>
          {t("more")}
          <span className="vh">
            : {title}, {place}
          </span>
        </span>
      }
    >
      <div className="opening-details">
        {details.map((part) => (
          <div key={part.title}>
            <h4 className="h4">{part.title}</h4>
            <ul>
              {part.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
