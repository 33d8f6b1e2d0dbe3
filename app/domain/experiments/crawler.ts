/**
 * Programs name themselves by such words (Assumption A257). "Cubot" makes phones.
 */
const CRAWLER =
  /(?<!cu)bot|crawl|spider|slurp|archiver|facebookexternalhit|mediapartners|lighthouse|pagespeed|pingdom|preview|feedfetcher|validator|curl|wget|python|java\/|go-http-client|okhttp|libwww|scrapy/i;

/** Such a visitor sees the site as it is, and is counted nowhere. */
export function isCrawler(userAgent: string): boolean {
  return userAgent.trim() === "" || CRAWLER.test(userAgent);
}
