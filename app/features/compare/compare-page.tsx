import { SAVED_PATH } from "#app/domain/saved-vehicles/shortlist.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ComparePageData } from "./compare-page.server.ts";
import { CompareTable } from "./compare-table.tsx";
import { getAddAddress, Tools } from "./compare-tools.tsx";
import { compareCopy } from "./copy.ts";
import { SameFacts } from "./same-facts.tsx";
import "./compare.css";
import { useAddress } from "#app/site/page/use-address.ts";

export function ComparePage({ page }: { readonly page: ComparePageData }) {
  const toAddress = useAddress();
  const t = useTexts(compareCopy);
  const { cars, groups, refused, missingCount, areCookiesRefused } = page;
  const notes = [
    refused.length > 0 && t("refused", { names: refused.join(", ") }),
    missingCount > 0 && t("missing", { count: missingCount }),
    areCookiesRefused && t("cookiesRefused"),
  ].filter((note) => note !== false);
  return (
    <div className="wrap compare-page">
      {page.returnTo === null ? (
        <Breadcrumb label={page.way.crumbsLabel} crumbs={page.way.crumbs} />
      ) : (
        <a className="arrow compare-back" href={page.returnTo}>
          {t("back")}
        </a>
      )}
      <h1 className="h1">{t("title")}</h1>
      {cars.length > 0 && (
        <p className="saved-note">
          {t("lead", { count: cars.length })}
          {isBestMarked(page) &&
            ` ${t("leadBest", { count: cars.length - 1 })}`}
        </p>
      )}
      <div className="compare-notes">
        {notes.map((note) => (
          <p key={note}>
            <Icon name="info" />
            <span>{note}</span>
          </p>
        ))}
      </div>
      {cars.length === 0 ? (
        <>
          <EmptyState title={t("emptyTitle")} text={t("emptyText")}>
            <div className="compare-ways">
              <LinkButton href={getAddAddress(page)} look="main">
                {t("browse")}
              </LinkButton>
              {page.hasSaved && (
                <LinkButton href={toAddress(SAVED_PATH)}>
                  {t("addSaved")}
                </LinkButton>
              )}
            </div>
          </EmptyState>
          <Newest vehicles={page.newest} />
        </>
      ) : (
        <>
          <Tools page={page} t={t} />
          <CompareTable page={page} t={t} />
          {cars.length > 1 && groups.length === 0 && (
            <p className="saved-note">{t("noDifferences")}</p>
          )}
          <SameFacts page={page} t={t} />
        </>
      )}
    </div>
  );
}

function isBestMarked({ cheapest, groups }: ComparePageData): boolean {
  return (
    cheapest.length > 0 ||
    groups.some(({ rows }) => rows.some(({ best = [] }) => best.length > 0))
  );
}

function Newest({ vehicles }: { readonly vehicles: readonly CardVehicle[] }) {
  const t = useTexts(compareCopy);
  if (vehicles.length === 0) return null;
  return (
    <section className="compare-new">
      <h2 className="h2">{t("newest")}</h2>
      <VehicleCards vehicles={vehicles} layout="row" />
    </section>
  );
}
