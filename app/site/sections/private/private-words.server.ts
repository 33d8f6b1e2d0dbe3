import { gateServerCopy } from "#app/site/gate/copy.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import type { SectionFacts } from "#app/site/sections/ways.server.ts";
import { listTeam } from "#app/site/sections/staff/staff-view.server.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

/** What every private page says alike: what the form asks and costs, what follows from it, and who hears of it. */
export function buildUnlockWords(
  profile: StoreProfile,
  { language, storeId }: SectionFacts,
  /** Who answers about what is behind the form. */
  department: "Sales" | "Service" = "Sales",
) {
  const { stores, texts } = profile;
  const t = createTranslator(gateServerCopy, texts[language], language);
  const store = stores.find(({ id }) => id === storeId) ?? stores[0];
  return {
    note: t("formNote"),
    team:
      store === undefined
        ? null
        : {
            title: t(`team.${department}`, { city: store.city }),
            members: listTeam(
              profile,
              { storeId: store.id, department },
              language,
            ),
          },
    nextTitle: t("nextTitle"),
    steps: [
      {
        title: t("way.details"),
        text:
          store === undefined
            ? t("way.details.kept")
            : t("way.details.text", { city: store.city }),
      },
      { title: t("way.opens"), text: t("way.opens.text") },
    ],
  };
}
