import { copyFile, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Something that somebody at a dealership saves in the folder of the profile while the site runs. */
export interface ProfileEdit {
  readonly name: string;
  /** The page that shows it. */
  readonly page: string;
  /** Saves it into the folder. */
  save(folder: string): Promise<void>;
  /** True of the page's status and text once the edit is on the site. */
  isShown(status: number, html: string): boolean;
}

/** What the site must refuse with a line in its log, while every page stays as it was. */
export interface BrokenEdit {
  readonly name: string;
  readonly file: string;
  breakIt(text: string): string;
}

function replace(
  name: string,
  file: string,
  [from, to]: readonly [from: string, to: string],
  page: string,
  shown = to,
): ProfileEdit {
  return {
    name,
    page,
    save: (folder) =>
      change(join(folder, file), (text) => {
        if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
        return text.replace(from, to);
      }),
    isShown: (status, html) => status === 200 && html.includes(shown),
  };
}

async function change(
  file: string,
  edit: (text: string) => string,
): Promise<void> {
  await writeFile(file, edit(await readFile(file, "utf8")));
}

const TEAM = "/our-company/meet-our-team";
const GUIDE = "/shopping-guides/most-for-your-car";
const AUTHOR = "/authors/luis-ortega";

export const EDITS: readonly ProfileEdit[] = [
  replace(
    "an offer's title",
    "promotions.json",
    ["Drive home for as low as $7 down", "Drive home today from $7 down"],
    "/special-offers",
  ),
  replace(
    "an offer's Spanish title",
    "promotions.json",
    ["Lléveselo con solo $7 de enganche", "Hoy a casa desde $7 de enganche"],
    "/es/special-offers",
  ),
  {
    name: "an offer taken away",
    page: "/special-offers",
    save: (folder) =>
      change(join(folder, "promotions.json"), (text) => {
        const offers: { id: string }[] = JSON.parse(text);
        return JSON.stringify(
          offers.filter(({ id }) => id !== "brake-check"),
          null,
          2,
        );
      }),
    isShown: (status, html) =>
      status === 200 && !html.includes("/special-offers/service/brake-check"),
  },
  replace(
    "a title of somebody of the staff",
    "staff.json",
    ["General manager", "Managing director"],
    TEAM,
  ),
  {
    name: "a new colleague with a picture",
    page: TEAM,
    async save(folder) {
      const pictures = join(folder, "assets", "team");
      await copyFile(
        join(pictures, "ellen-brandt.svg"),
        join(pictures, "nora-quist.svg"),
      );
      await change(join(folder, "staff.json"), (text) => {
        const staff: object[] = JSON.parse(text);
        const colleague = {
          ...staff[0],
          id: "nora-quist",
          slug: "nora-quist",
          firstName: "Nora",
          lastName: "Quist",
          email: "nora.quist@prairieauto.example",
          imageUrl: "assets/team/nora-quist.svg",
        };
        return JSON.stringify([...staff, colleague], null, 2);
      });
    },
    isShown: (status, html) => status === 200 && html.includes("Nora Quist"),
  },
  replace(
    "a review",
    "reviews.json",
    ["They turned the screen around", "They turned the monitor around"],
    "/",
  ),
  replace(
    "a street",
    "stores.json",
    ["1840 N Farnsworth Ave", "1846 N Farnsworth Ave"],
    "/contact-us",
  ),
  replace(
    "an opening hour",
    "stores.json",
    ['"open": "9:00 AM"', '"open": "8:15 AM"'],
    "/contact-us",
    "8:15",
  ),
  replace("a menu", "menus.json", ["Browse Cars", "Shop Our Cars"], "/"),
  replace(
    "the document fee",
    "pricing.json",
    ["35803", "34903"],
    "/search-vehicles/used-inventory",
    "$349.03",
  ),
  {
    name: "a text of a page",
    page: TEAM,
    save: (folder) =>
      change(join(folder, "texts.json"), (text) => {
        const { en, es } = JSON.parse(text);
        const key = "company.teamLead";
        return JSON.stringify({
          en: { ...en, [key]: "Call or write to whoever you like." },
          es: { ...es, [key]: "Llame o escriba a quien usted quiera." },
        });
      }),
    isShown: (status, html) =>
      status === 200 && html.includes("Call or write to whoever you like."),
  },
  replace(
    "a question that is often asked",
    "faqs.json",
    ["What is included in the price?", "What does the price include?"],
    "/",
  ),
  replace(
    "a guide",
    "guides/most-for-your-car.md",
    ["Wash it and empty it.", "Wash it and clear it out."],
    GUIDE,
  ),
  replace(
    "an author",
    "authors/luis-ortega.md",
    ["something like eleven thousand", "close to twelve thousand"],
    AUTHOR,
  ),
  replace(
    "the privacy policy",
    "legal/privacy-policy.md",
    ["This page says what we learn", "This page tells what we learn"],
    "/legal/privacy-policy",
  ),
  replace(
    "a service",
    "service-center.json",
    ["Fresh oil and a new filter", "New oil and a new filter"],
    "/service",
  ),
  replace(
    "the warranty",
    "warranty.json",
    ["Lifetime engine limited warranty", "Lifetime engine promise"],
    "/vehicle-protection-plans",
  ),
  {
    name: "the estimator's term",
    page: "/auto-financing",
    save: (folder) =>
      change(join(folder, "estimator.json"), (text) => {
        const estimator = JSON.parse(text);
        estimator.financeTermMonths.default = 48;
        return JSON.stringify(estimator, null, 2);
      }),
    isShown: (status, html) =>
      status === 200 && html.includes("a month for 48 months"),
  },
  replace(
    "the dealership's words",
    "profile.json",
    ["Family-run since 1974.", "In the family since 1974."],
    "/our-company",
  ),
  {
    name: "a page that is off",
    page: "/our-company/careers",
    save: (folder) =>
      change(join(folder, "pages.json"), (text) =>
        text.replace('"careers": true', '"careers": false'),
      ),
    isShown: (status) => status === 404,
  },
];

export const BROKEN_EDITS: readonly BrokenEdit[] = [
  {
    name: "JSON cut off in mid-save",
    file: "staff.json",
    breakIt: (text) => text.slice(0, text.length / 2),
  },
  {
    name: "an empty file",
    file: "menus.json",
    breakIt: () => "",
  },
  {
    name: "a key that nobody knows",
    file: "staff.json",
    breakIt: (text) => text.replace('"firstName"', '"givenName"'),
  },
  {
    name: "a text with a wrong placeholder",
    file: "faqs.json",
    breakIt: (text) => text.replaceAll("{documentFee}", "{docFee}"),
  },
  {
    name: "a fee below zero",
    file: "pricing.json",
    breakIt: (text) =>
      text.replace('"documentFeeCents": ', '"documentFeeCents": -'),
  },
  {
    name: "a day that does not exist",
    file: "promotions.json",
    breakIt: (text) =>
      text.replace(/"endDate": "[^"]*"/, '"endDate": "2027-02-31"'),
  },
  {
    name: "a store taken away, which needs a restart",
    file: "stores.json",
    breakIt: (text) => JSON.stringify(JSON.parse(text).slice(0, -1)),
  },
];

/** The folder is not there for a moment, as when it is exchanged by hand. */
export async function takeFolderAway(
  folder: string,
): Promise<() => Promise<void>> {
  const away = `${folder}-away`;
  await rename(folder, away);
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await rename(away, folder);
  };
}
