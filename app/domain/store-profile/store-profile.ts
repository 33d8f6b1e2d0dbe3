import * as v from "valibot";
import {
  author,
  guide,
  legal,
  ownPage,
} from "#app/domain/store-profile/content/document.ts";
import { faqs } from "#app/domain/store-profile/content/faq.ts";
import { home } from "#app/domain/store-profile/content/home.ts";
import { menus, pages } from "#app/domain/store-profile/content/menus.ts";
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
import { trade } from "#app/domain/store-profile/content/trade.ts";
import * as field from "#app/domain/store-profile/fields/fields.ts";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import { theme, toasts } from "./appearance.ts";
import { estimator } from "./estimator.ts";
import { experiments } from "./experiments.ts";
import {
  conditions,
  search,
  seo,
  vehicleSettings,
} from "./inventory-settings.ts";
import { leads } from "./leads.ts";
import { pricing } from "./pricing.ts";
import { map, site, storeGroup } from "./store-group.ts";
import { store } from "./store.ts";
import { tracking } from "./tracking.ts";

const restriction = v.strictObject({
  unlockInventory: field.flag,
  unlockPrice: field.flag,
  unlockOffers: field.flag,
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
  profileDays: field.positiveCount,
  storeCookieDays: field.positiveCount,
});

/** Spec §4 and §9 define the cookie settings. */
const consent = v.strictObject({
  /** Tier 0 has no banner, 1 has close and continue, 2 has customize and accept, 3 also has deny. */
  tier: field.pickOne([0, 1, 2, 3]),
  /** True adds the button "Only essential". */
  rejectAll: field.flag,
  /** True shows the banner on every page, legal ones and tier 0 included, until it is answered. */
  force: v.optional(field.flag, false),
  isBackgroundLocked: field.flag,
  bannerCloseDelayMs: field.count,
});

/** The chat button loads nothing before a tap (Spec §3, chat-widget flag). */
const chat = v.strictObject({
  isEnabled: field.flag,
  /** A vendor's widget script replaces the built-in chat. */
  vendorScriptUrl: v.nullable(field.httpUrl),
  /** Other hosts that the widget shows frames and pictures from, or talks to. */
  vendorOrigins: v.optional(v.array(field.httpUrl), []),
});

/** Visitors get mail about a car's price or about new cars, after they confirmed that they want it. */
const alerts = v.optional(
  v.strictObject({
    isEnabled: field.flag,
    /** An alert ends by itself after this many days. */
    days: field.positiveCount,
  }),
  { isEnabled: false, days: 90 },
);

/** The console of the store's people. */
const consoleSettings = v.optional(
  v.strictObject({
    /** What waits for them goes to each of them once a morning; null sends none. */
    morningMail: v.nullable(
      v.strictObject({
        /** From this hour on, on the clock of the first store. */
        hour: v.pipe(field.count, v.maxValue(23, "must be at most 23")),
      }),
    ),
  }),
  { morningMail: { hour: 7 } },
);

const texts = v.strictObject(
  v.entriesFromList(LANGUAGES, field.keyedRecord(field.text, field.text)),
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
  home,
  staff: v.array(staffMember),
  leads,
  consent,
  chat,
  alerts,
  toasts,
  tracking,
  experiments,
  console: consoleSettings,
  legal,
  guides: v.array(guide),
  authors: v.array(author),
  ownPages: v.optional(v.array(ownPage), []),
  /** Words per language replace the built-in ones of their key. */
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
export type Trade = StoreProfile["trade"];

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;
