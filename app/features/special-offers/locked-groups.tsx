import { writeNumber } from "#app/domain/store-profile/fields/languages.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Section } from "#app/site/sections/section.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { specialOffersCopy } from "./copy.ts";
import type { OffersPageData } from "./offers-pages.server.ts";

type LockedGroup = OffersPageData["locked"][number];

const ICONS: Readonly<Record<LockedGroup["group"], IconName>> = {
  sales: "key",
  models: "car",
  service: "success",
  dealer: "store",
};

/** Each group has one card in the look of those behind the lock, which says how many there are. */
export function LockedGroups({
  groups,
}: {
  readonly groups: readonly LockedGroup[];
}) {
  const t = useTexts(specialOffersCopy);
  if (groups.length === 0) return null;
  return (
    <Section title={t("locked.groups")}>
      <ul className="offers">
        {groups.map(({ group, count }) => (
          <li key={group}>
            <Icon name={ICONS[group]} size={28} />
            <h3 className="offer-title">
              {count === null ? (
                t("modelsTitle")
              ) : (
                <>
                  <span className="offer-figure">{writeNumber(count)}</span>{" "}
                  <span className="offer-after">
                    {t(`locked.group.${group}`, { count })}
                  </span>
                </>
              )}
            </h3>
            <p>{t(`locked.group.${group}.text`)}</p>
            <div className="offer-foot">
              <p className="offer-until">
                <Icon name="lock" />
                {t("locked.private")}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
