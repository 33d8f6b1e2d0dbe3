import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { listRestartFaults } from "#app/domain/live-profile/restart-faults.ts";
import type { LoadAnswer, LoadOrder } from "./load-beside.server.ts";

process.once("message", (order: LoadOrder) => {
  const answer = load(order);
  process.send?.(answer, () => process.disconnect());
});

function load({
  folder,
  nowMs,
  started,
  trackingAccounts,
  knownPictures,
  draft,
}: LoadOrder): LoadAnswer {
  try {
    const result = loadStoreProfile(
      folder,
      nowMs,
      (profile) =>
        listRestartFaults(started, {
          ...profile,
          tracking: { ...profile.tracking, ...trackingAccounts },
        }),
      draft === undefined
        ? null
        : { name: draft.name, bytes: Buffer.from(draft.text) },
    );
    if (!result.ok) return result;
    const { profile, contentHash, samples, restarts, bookText, warnings } =
      result;
    const known = new Set(knownPictures);
    const pictures = [...result.pictures].map(
      ([address, { bytes, ...picture }]) =>
        ({
          ...picture,
          address,
          bytes: known.has(address) ? null : bytes,
        }) as const,
    );
    return {
      ok: true,
      profile,
      contentHash,
      samples,
      restarts,
      bookText,
      warnings,
      pictures,
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
