import type { IncomingMessage, ServerResponse } from "node:http";
import type { Environment } from "#app/adapters/config/environment.server.ts";
import { createProfilePictureStep } from "#app/adapters/http/steps/profile-picture-step.server.ts";
import { createVariantProfiles } from "#app/adapters/experiments/variant-profiles.server.ts";
import {
  keepByEdition,
  type ProfileEdition,
  type ProfileEditions,
} from "#app/adapters/live-profile/profile-editions.server.ts";
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
import type { Console } from "#app/console-ports.ts";
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
import {
  createUploadBudget,
  createUploadGuard,
} from "#app/adapters/http/guards/upload-guard.server.ts";
import { createPostGuard } from "#app/adapters/http/guards/post-guard.server.ts";
import { BodyBudget } from "#app/adapters/http/requests/body-budget.server.ts";
import type { Exchange } from "#app/adapters/http/requests/exchange.server.ts";
import { createConsoleStep } from "#app/adapters/http/steps/console-step.server.ts";
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
import type { SiteRenderer } from "#app/adapters/http/steps/page-renderer.server.ts";
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

/** So long after a new edition a page may still be answered as the one before has it, and no longer. */
const FORMER_PAGES_MS = 1_000;
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

export interface SitePages {
  readonly renderer: SiteRenderer;
  readonly files: ReadonlyMap<string, StaticFile>;
  /** It is the route table; without it an address is answered as it is written. */
  readonly routePaths?: readonly string[];
  /** Null or left out has none. */
  readonly console?: Console | null;
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
  readonly profiles: Pick<ProfileEditions, "current" | "findPicture">;
  readonly readiness: Readiness;
  readonly metrics: Pick<Metrics, "server" | "answer">;
  readonly visitors: Pick<VisitorCookieJar, "read" | "save">;
  readonly social: SocialSources;
}

/** A request is answered from its beginning to its end by the profile's edition that was the newest when it came. */
export function createSiteServer(options: SiteServerOptions) {
  const site = openSite(options);
  const getHandler = keepByEdition(options.profiles, (edition) =>
    createEditionHandler(edition, options, site),
  );
  return (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> =>
    getHandler()(incoming, outgoing);
}

/** What lives on when the profile changes: what was counted, drawn and kept, and steps that ask no profile. */
function openSite(options: SiteServerOptions) {
  const { environment, ports, files, profiles } = options;
  const { clock, log } = ports;
  const cache = new PageCache(PAGE_CACHE_BYTES);
  options.metrics.server.watchPageCache(cache);
  return {
    cache,
    renderer: options.metrics.server.timeRenderer(options.renderer),
    allowance: new PostAllowance(),
    budget: new BodyBudget(),
    uploadBudget: createUploadBudget(),
    health: createHealthCheck(options.readiness),
    illustrations: createIllustrationResponses(),
    jpegs: createIllustrationJpegs(),
    report: createReportStep({
      log,
      nowMs: clock.nowMs,
      classifyPage: (path) =>
        ROUTE_CLASSES[getRouteClassIndex("GET", path)] ?? "page",
    }),
    console: createConsoleStep({
      console: options.console ?? null,
      place: environment.console,
      isOriginFixed: environment.mode === "production",
      trustedProxyCount: environment.trustedProxyCount,
    }),
    files: [
      createPrivacySignalStep(),
      createBuildStep(findBuildId(files.keys())),
      createStaticStep(files),
      createProfilePictureStep(profiles.findPicture, log),
      createCanonicalStep(createPathFinder(options.routePaths ?? [])),
    ],
    feed: createFeedStep({
      feeds: options.feeds,
      access: environment.feedsAccess,
      inventory: ports.inventory,
      readProfile: () => profiles.current,
      siteUrl: ports.siteUrl,
      log,
    }),
  };
}

type Site = ReturnType<typeof openSite>;

function createEditionHandler(
  { profile, number, sinceMs }: ProfileEdition,
  options: SiteServerOptions,
  site: Site,
) {
  const { environment, ports } = options;
  const { hasTls, clock, index, photos } = ports;
  const { cache } = site;
  const chatOrigins = listChatOrigins(profile);
  const variants = createVariantProfiles(profile);
  const readFacts = (exchange: Exchange) =>
    readRequestFacts(
      exchange,
      profile,
      environment,
      options.visitors,
      clock.nowMs(),
    );
  const findProfile = ({ experiments }: RequestFacts) =>
    variants.get(experiments.assignments);
  const renderer: PageRenderer = {
    render: (request, facts) =>
      site.renderer.render(request, facts, findProfile(facts)),
  };
  const findKeyIn =
    (edition: number) => (exchange: Exchange, facts: RequestFacts) =>
      options.isPageCacheOff === true
        ? null
        : findPageCacheKey(exchange, facts, {
            inventory: index.version,
            profile: edition,
          });
  const findCacheKey = findKeyIn(number);
  const findFormerKey = findKeyIn(number - 1);
  const readVersion = () => `${index.version} ${number}`;
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
      allowance: site.allowance,
      budget: site.budget,
      formTooLongPage: buildFormTooLongPage(profile),
      busyPage: buildBusyPage(profile),
      tooManyPage: buildTooManyPage(profile),
    }),
    openUpload: createUploadGuard({
      place: options.console === null ? null : environment.console,
      trustedProxyCount: environment.trustedProxyCount,
      allowance: site.allowance,
      budget: site.uploadBudget,
      tooManyPage: buildTooManyPage(profile),
    }),
    health: site.health,
    requests: options.metrics.server.requests,
    metrics: options.metrics.answer,
    findShortcut: (incoming) => {
      const shortcut = findShortcut(incoming);
      return shortcut === null
        ? null
        : cache.findShortcut(shortcut, readVersion(), clock.nowMs());
    },
    steps: [
      site.console,
      createLegacyStep(profile.pages.autoFinancing),
      createHomeLanguageStep(profile.site),
      site.report,
      createSecurityTextStep({
        siteUrl: ports.siteUrl,
        phone: profile.storeGroup.phone,
        contactPath: profile.pages.contact ? PAGE_PATHS.contact : null,
        nowMs: clock.nowMs,
      }),
      ...site.files,
      createImageStep({
        illustrations: site.illustrations,
        jpegs: site.jpegs,
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
      site.feed,
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
        findInlineStyles: (facts) => [
          formatThemeStyles(findProfile(facts).theme),
        ],
        beginVisitor: ({ visitor, consent }) =>
          options.visitors.save(visitor, consent),
        tagSources: addChatSources(
          listTagSources(findTagSettings(profile)),
          chatOrigins,
        ),
        cache,
        version: readVersion,
        log: ports.log,
        nowMs: clock.nowMs,
        readFacts,
        honorSignal: options.honorSignal,
        findCacheKey,
        findFormerCacheKey: (exchange, facts) =>
          clock.nowMs() - sinceMs < FORMER_PAGES_MS
            ? findFormerKey(exchange, facts)
            : null,
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
