import * as v from "valibot";
import { chat, consent, toasts } from "./consent.ts";
import {
  author,
  guide,
  legal,
} from "#app/domain/store-profile/content/document.ts";
import { estimator } from "./estimator.ts";
import { faqs } from "#app/domain/store-profile/content/faq.ts";
import {
  identifier,
  keyedRecord,
  text,
  positiveCount,
  hexColor,
  link,
} from "#app/domain/store-profile/fields/fields.ts";
import {
  conditions,
  search,
  seo,
  vehicleSettings,
} from "./inventory-settings.ts";
import { leads } from "./leads.ts";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import { menus } from "#app/domain/store-profile/content/menus.ts";
import { pages } from "./pages.ts";
import { pricing } from "./pricing.ts";
import { promotion } from "#app/domain/store-profile/content/promotion.ts";
import { ratings, review } from "#app/domain/store-profile/content/review.ts";
import {
  autoFinancing,
  claims,
  scheduling,
  serviceCenter,
  warranty,
} from "#app/domain/store-profile/content/services.ts";
import { staffMember } from "#app/domain/store-profile/content/staff-member.ts";
import { map, site, storeGroup } from "./store-group.ts";
import { store } from "./store.ts";
import { tracking } from "./tracking.ts";
import { trade } from "#app/domain/store-profile/content/trade.ts";

/** Colors are given at level 500; steps and contrast are computed from them. */
const theme = v.strictObject({
  primary: hexColor,
  secondary: hexColor,
  progressBar: v.picklist(
    ["primary", "secondary"],
    "must be primary or secondary",
  ),
  /** With null the site name is set in type. */
  logo: v.strictObject({
    default: v.nullable(link),
    inverse: v.nullable(link),
    icon: v.nullable(link),
  }),
});

const restriction = v.strictObject({
  unlockInventory: v.boolean("must be true or false"),
  unlockPrice: v.boolean("must be true or false"),
  unlockOffers: v.boolean("must be true or false"),
});

/** These stay hidden until the visitor unlocks them (Spec §4, restrictions per vehicle group). */
const restrictions = v.strictObject({
  new: restriction,
  used: restriction,
  certified: restriction,
  search: restriction,
});

const visitorSettings = v.strictObject({
  /** An unlock and a saved visitor profile last this many days. */
  profileDays: positiveCount,
  storeCookieDays: positiveCount,
});

const texts = v.strictObject(
  v.entriesFromList(LANGUAGES, keyedRecord(text, text)),
);

/** The profile holds everything that differs from one dealership to the next (Spec §3, company profile). */
export const storeProfileSchema = v.strictObject({
  storeGroup,
  site,
  stores: v.pipe(
    v.array(store),
    v.minLength(1, "must list at least one store"),
  ),
  map,
  theme,
  conditions,
  pages,
  menus,
  restrictions,
  visitor: visitorSettings,
  pricing,
  estimator,
  vehicles: vehicleSettings,
  search,
  seo,
  autoFinancing,
  warranty,
  claims,
  scheduling,
  serviceCenter,
  trade,
  promotions: v.array(promotion),
  ratings,
  reviews: v.array(review),
  faqs,
  staff: v.array(staffMember),
  leads,
  consent,
  chat,
  toasts,
  tracking,
  /** These are the names of running experiments. */
  experiments: v.array(identifier),
  legal,
  guides: v.array(guide),
  authors: v.array(author),
  /** It maps text keys to words, per language, which replace the built-in ones. */
  texts,
});

/** The profile is JSON-serializable and never changes after loading. */
export type StoreProfile = DeepReadonly<
  v.InferOutput<typeof storeProfileSchema>
>;

export type Store = StoreProfile["stores"][number];
export type Promotion = StoreProfile["promotions"][number];
export type StaffMember = StoreProfile["staff"][number];
export type Estimator = StoreProfile["estimator"];
export type Pricing = StoreProfile["pricing"];

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;
