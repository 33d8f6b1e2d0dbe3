import { readFileSync } from "node:fs";
import { join } from "node:path";

const PROFILE = join(
  import.meta.dirname,
  "../../profiles/franchise/profile.json",
);

/** The tracking part of a profile as it is written, with every tag on; none of these accounts is anybody's. */
export function allTagsOn() {
  const { tracking }: { readonly tracking: object } = JSON.parse(
    readFileSync(PROFILE, "utf8"),
  );
  return {
    ...tracking,
    googleTagId: "G-ABC1234567",
    googleAdsId: "AW-123456789",
    metaPixelId: "1234567890",
    consentManagerId: "manager-1",
    tags: {
      googleTag: { isEnabled: true },
      googleAds: { isEnabled: true, conversionLabels: { Lead: "abcDEF" } },
      metaPixel: { isEnabled: true },
      consentManager: {
        isEnabled: true,
        scriptUrl: "https://consent.example/manager.js",
      },
      automotiveEvents: { isEnabled: true, oemCode: "HON" },
    },
  };
}
