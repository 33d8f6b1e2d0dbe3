import { useTexts } from "#app/site/page/use-texts.ts";
import { homeCopy } from "./copy.ts";
import type { SpecialFilterCard } from "./home-view.ts";

export function SpecialFilters({
  cards,
}: {
  readonly cards: readonly SpecialFilterCard[];
}) {
  const t = useTexts(homeCopy);
  if (cards.length === 0) return null;
  return (
    <section className="section section--surface">
      <div className="wrap">
        <div className="section-head">
          <h2 className="h2">{t("specials")}</h2>
        </div>
        <ul className="deals">
          {cards.map(({ title, description, count, address, illustration }) => (
            <li key={address}>
              <a className="deal" href={address}>
                <b>{title}</b>
                <span>
                  <em>{t("specialCount", { count })}</em>, {description}
                </span>
                <img
                  src={illustration}
                  alt=""
                  width={1300}
                  height={510}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
