import type { BrowserContext, Page } from "@playwright/test";

/** What a stand-in was told, in its order, with what it could read of the page then. */
export interface Told {
  readonly vendor: "google" | "meta" | "manager";
  readonly words: readonly unknown[];
  readonly href: string;
  readonly referrer: string;
}

export interface StandIns {
  /** Of all pages of the context. */
  readonly told: Told[];
  /** Every address beyond the site that was asked for. */
  readonly asked: URL[];
}

const TELL = `const tell = (vendor, words) => window.tellTest({
  vendor, words: JSON.parse(JSON.stringify([...words])), href: location.href, referrer: document.referrer,
});`;

/** Each does what its vendor's script does with the queue that it finds, keeps its cookies, and reports once. */
const SCRIPTS: Readonly<Record<string, string>> = {
  "www.googletagmanager.com/gtag/js": `(() => { ${TELL}
    const take = (words) => {
      tell("google", words);
      if (words[0] === "config") {
        const isAds = words[1].startsWith("AW-");
        document.cookie = isAds ? "_gcl_au=1; path=/" : "_ga=1; path=/";
        if (!isAds) document.cookie = "_ga_ABC1234567=1; path=/";
      }
      if (words[0] === "event") fetch("https://www.google-analytics.com/g/collect?en=" + words[1], { mode: "no-cors" });
    };
    const { dataLayer } = window;
    dataLayer.splice(0).forEach(take);
    dataLayer.push = take;
  })();`,
  "connect.facebook.net/en_US/fbevents.js": `(() => { ${TELL}
    const { fbq } = window;
    fbq.callMethod = (...words) => tell("meta", words);
    fbq.queue.splice(0).forEach((words) => fbq.callMethod(...words));
    new Image().src = "https://www.facebook.com/tr/?ev=PageView";
  })();`,
  "consent.example/manager.js": `(() => { ${TELL}
    window.consentManagerAdapter = {
      listPurposes: async () => [{ id: "1", name: "Marketing" }, { id: "2", name: "Analytics" }, { id: "3", name: "Telemetry" }],
      setPurposes: (states) => tell("manager", ["setPurposes", states]),
      identify: (details) => tell("manager", ["identify", details]),
    };
  })();`,
};

/** Vendors of this context's pages; no real host is ever reached. */
export async function standInForVendors(
  context: BrowserContext,
  origin: string,
  { areDown = false }: { readonly areDown?: boolean } = {},
): Promise<StandIns> {
  const told: Told[] = [];
  const asked: URL[] = [];
  await context.exposeBinding("tellTest", (_source, one: Told) => {
    told.push(one);
  });
  await context.route(
    (url) => url.origin !== origin && /^https?:$/.test(url.protocol),
    async (route) => {
      const url = new URL(route.request().url());
      asked.push(url);
      const script = SCRIPTS[url.host + url.pathname];
      if (areDown) return route.abort();
      if (script === undefined) return route.fulfill({ status: 204 });
      return route.fulfill({ contentType: "text/javascript", body: script });
    },
  );
  return { told, asked };
}

/** What a page wrote to its console as a fault, or failed with. */
export function watchFaults(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  return faults;
}
