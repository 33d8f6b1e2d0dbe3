import { fileURLToPath } from "node:url";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";

const loaded = loadStoreProfile(
  fileURLToPath(new URL("../../profiles/franchise", import.meta.url)),
  Date.UTC(2026, 10, 21),
);
if (!loaded.ok) throw new Error("The sample profile is faulty.");

/** Rates and defaults of the franchise sample profile. */
export const SAMPLE_ESTIMATOR = loaded.profile.estimator;
