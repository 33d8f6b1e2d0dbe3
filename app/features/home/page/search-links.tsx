import { formatNumber } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { BodyStyleSilhouette } from "#app/site/vehicles/cards/body-style-silhouette.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { homeCopy } from "#app/features/home/copy.ts";
import type { HomePageData } from "./home.server.ts";

export function BodyStyles({ page }: { readonly page: HomePageData }) {
  const t = useTexts(homeCopy);
  if (page.vehicleCount === null || page.bodyStyles.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap">
        <div className="section-head">
          <h2 className="h2">{t("bodyStyles")}</h2>
          <ArrowLink href={page.pages.inventory}>
            {t("allCars", { count: page.vehicleCount })}
          </ArrowLink>
        </div>
        <ul className="lineup">
          {page.bodyStyles.map(({ count, address, ...style }) => (
            <li key={style.value}>
              <a href={address}>
                <span className="sil">
                  {style.image === null ? (
                    <BodyStyleSilhouette bodystyle={style.icon} />
                  ) : (
                    <img
                      src={style.image}
                      alt=""
                      width={256}
                      height={128}
                      loading="lazy"
                    />
                  )}
                </span>
                <b>{style.name}</b>
                <span className="meta" aria-hidden="true">
                  {formatNumber(count)}
                </span>
                <span className="vh">{t("bodyStyleCount", { count })}</span>
                {style.startingDollars !== null && (
                  <span className="meta">
                    {" "}
                    {t("bodyStyleFrom", {
                      price: formatNumber(style.startingDollars),
                    })}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function SpecialFilters({ page }: { readonly page: HomePageData }) {
  const t = useTexts(homeCopy);
  const { specialFilters } = page;
  if (specialFilters.length === 0) return null;
  return (
    <section className="section section--surface">
      <div className="wrap">
        <div className="section-head">
          <h2 className="h2">{t("specials")}</h2>
        </div>
        <ul className="deals">
          {specialFilters.map(
            ({ title, description, count, address, illustration }) => (
              <li key={address}>
                <a className="deal" href={address}>
                  <b>{title}</b>
                  <span>
                    {count !== null && (
                      <>
                        <em>{t("specialCount", { count })}</em>,{" "}
                      </>
                    )}
                    {description}
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
            ),
          )}
        </ul>
      </div>
    </section>
  );
}
