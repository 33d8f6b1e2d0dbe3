import { useTexts } from "#app/site/page/use-texts.ts";
import { specialOffersCopy } from "./copy.ts";
import type { OffersPageData } from "./offers-pages.server.ts";

export const MODELS_ID = "models";

interface OfferJumpsProps {
  readonly groups: NonNullable<OffersPageData["offers"]>["groups"];
  readonly hasModels: boolean;
}

/** The page is long: a chip leads to each part of it, in the order of the page. */
export function OfferJumps({ groups, hasModels }: OfferJumpsProps) {
  const t = useTexts(specialOffersCopy);
  const ways = groups.map(({ section }): { id: string; label: string } => ({
    id: section,
    label: t(`section.${section}`),
  }));
  // New cars by model follow the sales specials, where there are any.
  if (hasModels)
    ways.splice(ways[0]?.id === "sales" ? 1 : 0, 0, {
      id: MODELS_ID,
      label: t("modelsJump"),
    });
  if (ways.length < 2) return null;
  return (
    <nav className="wrap offers-jumps" aria-label={t("inThisPage")}>
      <ul className="chips">
        {ways.map(({ id, label }) => (
          <li key={id}>
            <a className="chip chip--plain" href={`#${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
