import { getPageAddress } from "#app/domain/address/page-address.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import { buildWebsiteJsonLd } from "#app/site/head/website-json-ld.ts";
import { sectionThings } from "#app/site/sections/section-things.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { capitalize } from "#app/site/page/format.ts";
import { formatConditions } from "#app/features/home/conditions-phrase.ts";
import { homeCopy } from "#app/features/home/copy.ts";
import type { HomeView } from "#app/features/home/home-view.ts";

export function homeHead(page: HomeView, site: SiteView): SaidHead {
  const t = siteTexts(homeCopy, site);
  const { place, language } = site;
  const conditions = capitalize(formatConditions(page.conditions, t, language));
  return {
    title: t("documentTitle", { conditions }),
    description:
      page.vehicleCount === null
        ? t("descriptionPrivate", { conditions, place })
        : t("description", { conditions, place, count: page.vehicleCount }),
    things: [
      buildWebsiteJsonLd(site, getPageAddress("searchVehicles", { language })),
      ...sectionThings(page, site),
      ...(site.getMetadata?.().stores ?? []),
    ],
  };
}
