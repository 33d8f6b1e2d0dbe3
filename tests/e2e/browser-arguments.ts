/**
 * The parts of a whole browser that no journey sees: each of its windows would start two pages for its address bar, and
 * a process in store for a page of another site, which no journey opens.
 */
const ABSENT = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
];

/** What Playwright 1.65 leaves out; a list of our own takes the place of its list. */
const ABSENT_ANYWAY = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

export const BROWSER_ARGUMENTS: readonly string[] = [
  "--disable-gpu",
  "--disable-quic",
  `--disable-features=${[...ABSENT_ANYWAY, ...ABSENT].join(",")}`,
];
