import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Assignment, Variant } from "./assign-variants.ts";

/** The profile as these variants have it; all that they do not change stays the same object. */
export function applyAssignments(
  profile: StoreProfile,
  assignments: readonly Assignment[],
): StoreProfile {
  return assignments.reduce((changed, { experiment, variant }) => {
    const found = profile.experiments
      .find(({ name }) => name === experiment)
      ?.variants.find(({ name }) => name === variant);
    return found === undefined ? changed : applyVariant(changed, found);
  }, profile);
}

/** Spec §4: an experiment's settings and langs are merged into site settings and texts. A list is replaced as a whole. */
export function applyVariant(
  profile: StoreProfile,
  { settings, langs }: Pick<Variant, "settings" | "langs">,
): StoreProfile {
  const { theme, toasts, chat, search, menus, texts } = profile;
  return {
    ...profile,
    ...(settings.theme && { theme: { ...theme, ...settings.theme } }),
    ...(settings.toasts && { toasts: { ...toasts, ...settings.toasts } }),
    ...(settings.chat && { chat: { ...chat, ...settings.chat } }),
    ...(settings.search && { search: { ...search, ...settings.search } }),
    ...(settings.menus && { menus: { ...menus, ...settings.menus } }),
    texts: {
      en: { ...texts.en, ...langs.en },
      es: { ...texts.es, ...langs.es },
    },
  };
}
