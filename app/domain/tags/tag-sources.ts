import type { Tag, TagSettings } from "./tag-settings.ts";

/** What a page's content security policy opens for the tags of its site. */
export interface TagSources {
  readonly scripts: readonly string[];
  readonly images: readonly string[];
  readonly connections: readonly string[];
}

type TagName = "googleTag" | "googleAds" | "metaPixel";

/**
 * Google and Meta document these. A script's source has a path wherever the host serves more than that script: the same
 * hosts answer with callbacks of anybody's choice elsewhere.
 */
const SOURCES: Readonly<Record<TagName, (id: string) => TagSources>> = {
  googleTag: () => ({
    scripts: ["https://www.googletagmanager.com/gtag/"],
    images: [
      "https://www.googletagmanager.com",
      "https://www.google-analytics.com",
    ],
    connections: [
      "https://www.googletagmanager.com",
      "https://www.google-analytics.com",
      "https://region1.google-analytics.com",
      "https://analytics.google.com",
    ],
  }),
  googleAds: (id) => {
    const account = id.replace("AW-", "");
    return {
      scripts: [
        "https://www.googletagmanager.com/gtag/",
        `https://www.googleadservices.com/pagead/conversion/${account}/`,
        `https://googleads.g.doubleclick.net/pagead/viewthroughconversion/${account}/`,
      ],
      images: [
        "https://www.googletagmanager.com",
        "https://www.googleadservices.com",
        "https://googleads.g.doubleclick.net",
        "https://www.google.com",
      ],
      connections: [
        "https://www.googletagmanager.com",
        "https://www.googleadservices.com",
        "https://googleads.g.doubleclick.net",
        "https://www.google.com",
      ],
    };
  },
  metaPixel: (id) => ({
    scripts: [
      "https://connect.facebook.net/en_US/fbevents.js",
      `https://connect.facebook.net/signals/config/${id}`,
      "https://connect.facebook.net/signals/plugins/",
    ],
    images: ["https://www.facebook.com/tr/"],
    connections: ["https://www.facebook.com/tr/"],
  }),
};

const NOTHING: TagSources = { scripts: [], images: [], connections: [] };

/** Only those tags count that are on and have their ids. */
export function listTagSources(settings: TagSettings | null): TagSources {
  if (settings === null) return NOTHING;
  const { googleTag, googleAds, metaPixel, consentManager } = settings;
  const parts = [
    listSources("googleTag", googleTag),
    listSources("googleAds", googleAds),
    listSources("metaPixel", metaPixel),
    listOwnSources(consentManager),
  ];
  return {
    scripts: unite(parts.map(({ scripts }) => scripts)),
    images: unite(parts.map(({ images }) => images)),
    connections: unite(parts.map(({ connections }) => connections)),
  };
}

function listSources(name: TagName, tag: Tag | null): TagSources {
  if (tag === null) return NOTHING;
  const vendor = SOURCES[name](tag.id);
  const isVendors = vendor.scripts.some((it) => tag.scriptUrl.startsWith(it));
  if (isVendors) return vendor;
  // The dealer serves the script, and so it may report to that host as well.
  const own = listOwnSources(tag);
  return {
    scripts: [...own.scripts, ...vendor.scripts],
    images: [...own.images, ...vendor.images],
    connections: [...own.connections, ...vendor.connections],
  };
}

function listOwnSources(tag: Tag | null): TagSources {
  const url = tag && URL.parse(tag.scriptUrl);
  if (url == null) return NOTHING;
  return {
    scripts: [url.origin + url.pathname],
    images: [url.origin],
    connections: [url.origin],
  };
}

function unite(lists: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(lists.flat())];
}
