import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { TagSources } from "#app/domain/tags/tag-sources.ts";

/**
 * A page's content security policy opens for these, and only where a vendor's widget is in use: for everybody, or for
 * the visitors of an experiment.
 */
export function listChatOrigins({
  chat: { isEnabled, vendorScriptUrl, vendorOrigins },
  experiments,
}: Pick<StoreProfile, "chat" | "experiments">): readonly string[] {
  const isTriedOut = experiments.some(
    ({ isDraft, variants }) =>
      !isDraft && variants.some(({ settings }) => settings.chat?.isEnabled),
  );
  return (!isEnabled && !isTriedOut) || vendorScriptUrl === null
    ? []
    : [
        ...new Set(
          [vendorScriptUrl, ...vendorOrigins].map((url) => new URL(url).origin),
        ),
      ];
}

export function addChatSources(
  { scripts, images, connections }: TagSources,
  origins: readonly string[],
): TagSources {
  return {
    scripts: [...scripts, ...origins],
    images: [...images, ...origins],
    connections: [...connections, ...origins],
  };
}
