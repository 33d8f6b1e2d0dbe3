import type { Environment } from "#app/adapters/config/environment.server.ts";
import type { ProfilePictures } from "#app/adapters/config/profile-pictures.server.ts";
import { createProfilePictureStep } from "#app/adapters/http/steps/profile-picture-step.server.ts";
import { createVariantProfiles } from "#app/adapters/experiments/variant-profiles.server.ts";
import {
  createIllustrationJpegs,
  createIllustrationResponses,
} from "#app/adapters/images/illustrations.server.ts";
import { createPathFinder } from "#app/domain/address/canonical-path.ts";
import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import { getIllustration } from "#app/domain/illustration/illustration.ts";
import {
  addChatSources,
  listChatOrigins,
} from "#app/domain/chat/chat-sources.ts";
import { listFrameOrigins } from "#app/domain/lender-frame/frame-address.ts";
import { findTagSettings } from "#app/domain/tags/tag-settings.ts";
import { listTagSources } from "#app/domain/tags/tag-sources.ts";
import { findTileOrigin } from "#app/domain/map/tile-source.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { formatThemeStyles } from "#app/domain/theme/theme-styles.ts";
import type { AppPorts } from "#app/ports.ts";
import type { VehicleFeeds } from "#app/ports/inventory-ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  getRouteClassIndex,
  ROUTE_CLASSES,
} from "#app/adapters/metrics/request-tally.server.ts";
import type { Metrics } from "#app/adapters/metrics/metrics.server.ts";
import { findShortcut } from "#app/adapters/http/answers/answer-shortcuts.server.ts";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import {
  findBuildId,
  createBuildStep,
} from "#app/adapters/http/steps/build-step.server.ts";
import {
  createCanonicalStep,
  createHomeLanguageStep,
  createLegacyStep,
} from "#app/adapters/http/steps/redirect-step.server.ts";
import { PostAllowance } from "#app/adapters/http/guards/post-allowance.server.ts";
import { createPostGuard } from "#app/adapters/http/guards/post-guard.server.ts";
import { BodyBudget } from "#app/adapters/http/requests/body-budget.server.ts";
import type { Exchange } from "#app/adapters/http/requests/exchange.server.ts";
import { createFeedStep } from "#app/adapters/http/steps/feed-step.server.ts";
import {
  buildBusyPage,
  buildFailurePage,
  buildFormTooLongPage,
  buildTooManyPage,
} from "#app/adapters/http/answers/scriptless-pages.server.ts";
import {
  createHealthCheck,
  type Readiness,
} from "#app/adapters/http/steps/health.server.ts";
import { createImageStep } from "#app/adapters/http/steps/image-step.server.ts";
import {
  findPageCacheKey,
  PageCache,
} from "#app/adapters/http/page-cache/page-cache.server.ts";
import { createPayloadStep } from "#app/adapters/http/steps/payload-step.server.ts";
import {
  type PageRenderer,
  type PageStepOptions,
  createPageStep,
} from "#app/adapters/http/steps/page-step.server.ts";
import { readRequestFacts } from "#app/adapters/http/requests/request-facts.server.ts";
import { createSiteHandler } from "./site-handler.server.ts";
import {
  type SocialSources,
  createSocialStep,
} from "#app/adapters/http/steps/social-step.server.ts";
import type { StaticFile } from "#app/adapters/http/answers/static-files.server.ts";
import { createReportStep } from "#app/adapters/http/steps/report-step.server.ts";
import { createPrivacySignalStep } from "#app/adapters/http/steps/privacy-signal-step.server.ts";
import { createSecurityTextStep } from "#app/adapters/http/steps/security-text-step.server.ts";
import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import { createStaticStep } from "#app/adapters/http/steps/static-step.server.ts";
import type { VisitorCookieJar } from "#app/adapters/http/requests/visitor-cookies.server.ts";

const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

export interface SitePages {
  readonly renderer: PageRenderer;
  readonly files: ReadonlyMap<string, StaticFile>;
  /** It is the route table; without it an address is answered as it is written. */
  readonly routePaths?: readonly string[];
  /** Benchmarks measure the framework, not the cache; in development every page is rendered anew. */
  readonly isPageCacheOff?: boolean;
  /** The development server injects scripts and styles that no policy of ours allows. */
  readonly isPolicyOff?: boolean;
}

interface SiteServerOptions
  extends SitePages, Required<Pick<PageStepOptions, "honorSignal">> {
  readonly environment: Environment;
  readonly ports: AppPorts;
  readonly feeds: VehicleFeeds;
  readonly profileVersion: string;
  readonly profilePictures: ProfilePictures;
  readonly readiness: Readiness;
  readonly metrics: Pick<Metrics, "server" | "answer">;
  readonly visitors: Pick<VisitorCookieJar, "read" | "save">;
  readonly social: SocialSources;
}

export function createSiteServer(options: SiteServerOptions) {
  const { environment, ports, profileVersion, files } = options;
  const { hasTls, clock, profile, index, photos } = ports;
  const chatOrigins = listChatOrigins(profile);
  const cache = new PageCache(PAGE_CACHE_BYTES);
  const profiles = createVariantProfiles(profile);
  const { requests, timeRenderer, watchPageCache } = options.metrics.server;
  watchPageCache(cache);
  const readFacts = (exchange: Exchange) =>
    readRequestFacts(
      exchange,
      profile,
      environment,
      options.visitors,
      clock.nowMs(),
    );
  const renderer = timeRenderer(options.renderer);
  const findCacheKey = (exchange: Exchange, facts: RequestFacts) =>
    options.isPageCacheOff === true
      ? null
      : findPageCacheKey(exchange, facts, {
          inventory: index.version,
          profile: profileVersion,
        });
  return createSiteHandler({
    hosts: {
      names: environment.trustedHosts,
      isLocalhostTrusted: environment.isLocalhostTrusted,
    },
    trustedProxyCount: environment.trustedProxyCount,
    origin: environment.mode === "production" ? environment.siteUrl : null,
    hasTls,
    isForSearchEngines: environment.isForSearchEngines,
    log: ports.log,
    failurePage: buildFailurePage(profile),
    busyPage: buildBusyPage(profile),
    readPosted: createPostGuard({
      trustedProxyCount: environment.trustedProxyCount,
      allowance: new PostAllowance(),
      budget: new BodyBudget(),
      formTooLongPage: buildFormTooLongPage(profile),
      busyPage: buildBusyPage(profile),
      tooManyPage: buildTooManyPage(profile),
    }),
    health: createHealthCheck(options.readiness),
    requests,
    metrics: options.metrics.answer,
    findShortcut: (incoming) => {
      const shortcut = findShortcut(incoming);
      return shortcut === null
        ? null
        : cache.findShortcut(shortcut, index.version, clock.nowMs());
    },
    steps: [
      createLegacyStep(profile.pages.autoFinancing),
      createHomeLanguageStep(profile.site),
      createReportStep({
        log: ports.log,
        nowMs: clock.nowMs,
        classifyPage: (path) =>
          ROUTE_CLASSES[getRouteClassIndex("GET", path)] ?? "page",
      }),
      createSecurityTextStep({
        siteUrl: ports.siteUrl,
        phone: profile.storeGroup.phone,
        contactPath: profile.pages.contact ? PAGE_PATHS.contact : null,
        nowMs: clock.nowMs,
      }),
      createPrivacySignalStep(),
      createBuildStep(findBuildId(files.keys())),
      createStaticStep(files),
      createProfilePictureStep(options.profilePictures, ports.log),
      createCanonicalStep(createPathFinder(options.routePaths ?? [])),
      createImageStep({
        illustrations: createIllustrationResponses(),
        jpegs: createIllustrationJpegs(),
        photos,
        isHidden: (exchange, vin) => {
          const { hiddenGroups } = readFacts(exchange).gate;
          if (hiddenGroups.length === 0) return false;
          const vehicle = index.find(vin);
          return vehicle === null || hiddenGroups.includes(vehicle.condition);
        },
        arePhotosPrivate: CONDITIONS.some(
          (group) => profile.restrictions[group].unlockInventory,
        ),
        findPendingAddress: (vin) => {
          const vehicle = index.find(vin);
          if (vehicle === null) return null;
          return getIllustrationAddress(
            getIllustration(vehicle),
            "profile-left",
            { crop: "photo-pending" },
          );
        },
      }),
      createFeedStep({
        feeds: options.feeds,
        access: environment.feedsAccess,
        inventory: ports.inventory,
        profileVersion,
        siteUrl: ports.siteUrl,
        startedAtMs: clock.nowMs(),
        log: ports.log,
      }),
      createPayloadStep({ renderer, readFacts, findCacheKey }),
      createSocialStep(options.social),
      createPageStep({
        renderer,
        isPolicyOff: options.isPolicyOff === true,
        imageOrigins: listImageOrigins(profile),
        listFrameOrigins: (pathname) => [
          ...listFrameOrigins(profile, ports.standInLenderOrigin, pathname),
          ...chatOrigins,
        ],
        findInlineStyles: ({ experiments }) => [
          formatThemeStyles(profiles.get(experiments.assignments).theme),
        ],
        beginVisitor: ({ visitor, consent }) =>
          options.visitors.save(visitor, consent),
        tagSources: addChatSources(
          listTagSources(findTagSettings(profile)),
          chatOrigins,
        ),
        cache,
        version: () => index.version,
        log: ports.log,
        nowMs: clock.nowMs,
        readFacts,
        honorSignal: options.honorSignal,
        findCacheKey,
      }),
    ],
  });
}

/** Map tiles and the portraits of people may be the dealer's at another host; nothing else may. */
function listImageOrigins({
  map,
  reviews,
  staff,
}: StoreProfile): readonly string[] {
  const tiles = findTileOrigin(map.tilesUrl);
  const portraits = [
    ...reviews.map((it) => (it.hasPhoto ? it.reviewerPhoto : null)),
    ...staff.map((it) => it.imageUrl),
  ].flatMap((link) => URL.parse(link ?? "")?.origin ?? []);
  return [...new Set([...(tiles === null ? [] : [tiles]), ...portraits])];
}
