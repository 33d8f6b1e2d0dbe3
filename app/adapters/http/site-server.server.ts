import type { Environment } from "#app/adapters/config/environment.server.ts";
import { createIllustrationJpegs } from "#app/adapters/images/illustration-jpeg.server.ts";
import { createIllustrationResponses } from "#app/adapters/images/illustration-response.server.ts";
import { createPathFinder } from "#app/domain/address/canonical-path.ts";
import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import { getIllustration } from "#app/domain/illustration/illustration.ts";
import { listFrameOrigins } from "#app/domain/lender-frame/frame-address.ts";
import { findTileOrigin } from "#app/domain/map/tile-source.ts";
import { formatThemeStyles } from "#app/domain/theme/theme-styles.ts";
import type { AppPorts, RequestFacts, VehicleFeeds } from "#app/ports.ts";
import type { Metrics } from "#app/adapters/metrics/metrics.server.ts";
import { shortcutOf } from "#app/adapters/http/answers/answer-shortcuts.server.ts";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import {
  buildIdOf,
  buildStep,
} from "#app/adapters/http/steps/build-step.server.ts";
import { canonicalStep } from "#app/adapters/http/steps/canonical-step.server.ts";
import type { Exchange } from "#app/adapters/http/requests/exchange.server.ts";
import { feedStep } from "#app/adapters/http/steps/feed-step.server.ts";
import { failurePage } from "#app/adapters/http/answers/failure-page.server.ts";
import { formTooLongPage } from "#app/adapters/http/answers/form-too-long-page.server.ts";
import {
  healthAnswers,
  type Readiness,
} from "#app/adapters/http/steps/health.server.ts";
import { imageStep } from "#app/adapters/http/steps/image-step.server.ts";
import { pageCacheKey } from "#app/adapters/http/page-cache/page-cache-key.server.ts";
import { payloadStep } from "#app/adapters/http/steps/payload-step.server.ts";
import { PageCache } from "#app/adapters/http/page-cache/page-cache.server.ts";
import {
  type PageRenderer,
  pageStep,
} from "#app/adapters/http/steps/page-step.server.ts";
import { redirectStep } from "#app/adapters/http/steps/redirect-step.server.ts";
import { requestFacts } from "#app/adapters/http/requests/request-facts.server.ts";
import { siteHandler } from "./site-handler.server.ts";
import {
  type SocialSources,
  socialStep,
} from "#app/adapters/http/steps/social-step.server.ts";
import type { StaticFile } from "#app/adapters/http/answers/static-files.server.ts";
import { staticStep } from "#app/adapters/http/steps/static-step.server.ts";
import type { VisitorCookieJar } from "#app/adapters/http/requests/visitor-cookies.server.ts";

const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

/** Where pages and files come from, and how they are sent. */
export interface SitePages {
  readonly renderer: PageRenderer;
  readonly files: ReadonlyMap<string, StaticFile>;
  /** The route table; without it an address is answered as it is written. */
  readonly routePaths?: readonly string[];
  /** Benches measure the framework, not the cache; in development every page is new. */
  readonly isPageCacheOff?: boolean;
  /** The development server injects scripts and styles that no policy of ours knows. */
  readonly isPolicyOff?: boolean;
}

interface SiteServerOptions extends SitePages {
  readonly environment: Environment;
  readonly ports: AppPorts;
  readonly feeds: VehicleFeeds;
  readonly profileVersion: string;
  readonly readiness: Readiness;
  readonly metrics: Pick<Metrics, "server" | "answer">;
  readonly visitors: Pick<VisitorCookieJar, "read">;
  readonly social: SocialSources;
}

/** The steps of every request, in order. */
export function createSiteServer(options: SiteServerOptions) {
  const { environment, ports, profileVersion, files } = options;
  const { hasTls, clock, profile, index, photos } = ports;
  const cache = new PageCache(PAGE_CACHE_BYTES);
  const { requests, timeRenderer, watchPageCache } = options.metrics.server;
  watchPageCache(cache);
  const factsOf = (exchange: Exchange) =>
    requestFacts(
      exchange,
      profile,
      environment,
      options.visitors,
      clock.nowMs(),
    );
  const renderer = timeRenderer(options.renderer);
  const cacheKeyOf = (exchange: Exchange, facts: RequestFacts) =>
    options.isPageCacheOff === true
      ? null
      : pageCacheKey(exchange, facts, {
          inventory: index.version,
          profile: profileVersion,
        });
  return siteHandler({
    hosts: {
      names: environment.trustedHosts,
      isLocalhostTrusted: environment.isLocalhostTrusted,
    },
    trustedProxyCount: environment.trustedProxyCount,
    origin: environment.mode === "production" ? environment.siteUrl : null,
    hasTls,
    isForSearchEngines: environment.isForSearchEngines,
    log: ports.log,
    failurePage: failurePage(profile),
    formTooLongPage: formTooLongPage(profile),
    health: healthAnswers(options.readiness),
    requests,
    metrics: options.metrics.answer,
    findShortcut: (incoming) => {
      const shortcut = shortcutOf(incoming);
      return shortcut === null
        ? null
        : cache.findShortcut(shortcut, index.version, clock.nowMs());
    },
    steps: [
      redirectStep(hasTls),
      buildStep(buildIdOf(files.keys()), hasTls),
      staticStep(files, hasTls),
      canonicalStep(createPathFinder(options.routePaths ?? []), hasTls),
      imageStep({
        illustrations: createIllustrationResponses(),
        jpegs: createIllustrationJpegs(),
        photos,
        hasTls,
        isHidden: (exchange, vin) => {
          const { hiddenGroups } = factsOf(exchange).gate;
          if (hiddenGroups.length === 0) return false;
          const vehicle = index.find(vin);
          return vehicle === null || hiddenGroups.includes(vehicle.condition);
        },
        arePhotosPrivate: CONDITIONS.some(
          (group) => profile.restrictions[group].unlockInventory,
        ),
        pendingAddressOf: (vin) => {
          const vehicle = index.find(vin);
          if (vehicle === null) return null;
          return getIllustrationAddress(
            getIllustration(vehicle),
            "profile-left",
            {
              crop: "photo-pending",
            },
          );
        },
      }),
      feedStep({
        feeds: options.feeds,
        access: environment.feedsAccess,
        inventory: ports.inventory,
        profileVersion,
        siteUrl: ports.siteUrl,
        startedAtMs: clock.nowMs(),
        hasTls,
        log: ports.log,
      }),
      payloadStep({ renderer, factsOf, cacheKeyOf, hasTls }),
      socialStep(options.social, hasTls),
      pageStep({
        renderer,
        isPolicyOff: options.isPolicyOff === true,
        imageOrigins: tileOrigins(profile.map.tilesUrl),
        frameOriginsOf: (pathname) =>
          listFrameOrigins(profile, ports.standInLenderOrigin, pathname),
        inlineStyles: [formatThemeStyles(profile.theme)],
        cache,
        version: () => index.version,
        hasTls,
        log: ports.log,
        nowMs: clock.nowMs,
        factsOf,
        cacheKeyOf,
      }),
    ],
  });
}

/** Empty for a site whose map is drawn. */
function tileOrigins(tilesUrl: string | null): readonly string[] {
  const origin = findTileOrigin(tilesUrl);
  return origin === null ? [] : [origin];
}
