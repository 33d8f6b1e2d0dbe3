import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { createZipPlaces } from "#app/adapters/zip-places/zip-places.server.ts";
import type { CookieCategory } from "#app/domain/consent/consent.ts";
import { unpackPageData } from "#app/site/page/page-data.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { loadSiteView } from "./site-view.server.ts";

const NOW_MS = Date.UTC(2026, 10, 21, 18);
const FOLDER = fileURLToPath(
  new URL("../../../profiles/franchise", import.meta.url),
);
const loaded = loadStoreProfile(FOLDER, NOW_MS);
if (!loaded.ok) throw new Error("The sample profile is faulty.");
const { profile } = loaded;

test.each([
  [null, "Ask a question"],
  ["https://chat.example/widget.js", "Chat with us"],
])(
  "with the widget %s the link says %j to everybody, because visitors share the view",
  async (vendorScriptUrl, label) => {
    const ports = {
      profile: { ...profile, chat: { ...profile.chat, vendorScriptUrl } },
      siteUrl: "http://localhost",
      clock: { nowMs: () => NOW_MS },
      inventory: { readLastImportAtMs: async () => NOW_MS },
      zipPlaces: createZipPlaces(),
    };
    const readLink = async (chosen: readonly CookieCategory[]) => {
      const consent = { ...STRANGER_FACTS.consent, chosen };
      const view = await loadSiteView(ports, { ...STRANGER_FACTS, consent });
      const { footerLinks } = unpackPageData(view);
      return footerLinks.find(({ address }) => address === "/chat")?.label;
    };
    expect(await readLink(["essential"])).toBe(label);
    expect(await readLink(["essential", "functional"])).toBe(label);
  },
);
