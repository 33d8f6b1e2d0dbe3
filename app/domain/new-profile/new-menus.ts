import { PROFILE_SORT_KEYS } from "#app/domain/inventory/search.ts";
import type { PageKey } from "#app/domain/store-profile/fields/page-paths.ts";
import { BODY_STYLES } from "#app/domain/vehicle/vehicle.ts";
import { sayInLanguages, SPANISH_CONDITIONS } from "./said-text.ts";
import type { ProfileAnswers } from "./profile-answers.ts";

/** Entries whose page is off are not shown. */
export function buildMenus({ sells, buysCars, languages }: ProfileAnswers) {
  const toSearch = (en: string, es: string, path: string) => ({
    label: sayInLanguages(languages, { en, es }),
    target: { kind: "search", path: `/search-vehicles/${path}` },
  });
  const toPage = (en: string, es: string, page: PageKey) => ({
    label: sayInLanguages(languages, { en, es }),
    target: { kind: "page", page },
  });
  const groups =
    sells.length === 1
      ? []
      : sells.map((it) =>
          toSearch(
            `${it[0]?.toUpperCase()}${it.slice(1)} cars`,
            `Autos ${SPANISH_CONDITIONS[it]}`,
            `${it}-inventory`,
          ),
        );
  return {
    main: [
      {
        label: sayInLanguages(languages, { en: "Shop", es: "Ver autos" }),
        target: null,
        items: [
          toSearch("All cars", "Todos los autos", "all-inventory"),
          ...groups,
          toSearch("SUVs", "SUV", "all-inventory/bodystyle/suvs"),
          toSearch("Sedans", "Sedanes", "all-inventory/bodystyle/sedans"),
          toSearch(
            "Trucks",
            "Camionetas pickup",
            "all-inventory/bodystyle/trucks",
          ),
        ],
      },
      ...(buysCars
        ? [
            {
              ...toPage("Sell or trade", "Vender o cambiar", "sellTrade"),
              items: [],
            },
          ]
        : []),
      { ...toPage("About us", "Quiénes somos", "ourCompany"), items: [] },
    ],
    footer: [
      toPage("Contact us", "Contáctenos", "contact"),
      toPage("Privacy policy", "Política de privacidad", "privacyPolicy"),
      toPage("Cookie policy", "Política de cookies", "cookiePolicy"),
      toPage("Terms of sale", "Términos de venta", "termsOfSale"),
    ],
  };
}

/** Nothing is suggested before there is an inventory. */
export function buildSearch() {
  return {
    bodyStyles: BODY_STYLES.flatMap((value, at) =>
      Object.hasOwn(BODY_STYLE_NAMES, value)
        ? [
            {
              id: at + 1,
              name: BODY_STYLE_NAMES[value],
              value,
              starting_price: 0,
              image: null,
              icon: value,
              active: true,
            },
          ]
        : [],
    ),
    sortOptions: PROFILE_SORT_KEYS,
    defaultSort: "newest",
    suggestions: [],
    specialFilters: [],
    similarVehicleCount: 6,
  };
}

const BODY_STYLE_NAMES: Readonly<Record<string, { en: string; es: string }>> = {
  suvs: { en: "SUVs", es: "SUV" },
  sedans: { en: "Sedans", es: "Sedanes" },
  trucks: { en: "Trucks", es: "Camionetas pickup" },
  hatchbacks: { en: "Hatchbacks", es: "Hatchbacks" },
  minivans: { en: "Minivans", es: "Minivans" },
  coupes: { en: "Coupes", es: "Cupés" },
  wagons: { en: "Wagons", es: "Vagonetas" },
  convertibles: { en: "Convertibles", es: "Convertibles" },
  commercial: { en: "Commercial", es: "Comerciales" },
};
