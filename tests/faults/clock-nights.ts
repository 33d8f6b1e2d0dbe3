import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault, FaultRun } from "./fault.ts";
import { newPlace, type SiteProcess, startSite } from "./stage/site-process.ts";
import { waitUntil } from "./stage/wait-until.ts";
import { newWallClock } from "./stage/wall-clock.ts";

const PROFILES = join(import.meta.dirname, "..", "..", "profiles");
const OFFER = "An offer until the end of Sunday";
/** Sunday, November 7, 2027 has 25 hours in Chicago, March 14 has 23. */
const OFFER_ENDS = "2027-11-08T00:00:00-06:00";

interface Moment {
  readonly at: string;
  readonly path: string;
  readonly shows: RegExp;
  readonly lacks?: RegExp;
}

/** Of the store in the header. */
const IS_OPEN = /"meta">open until 6/;
const OPENS_AT_NINE = /"meta">opens at 9/;
const MOMENTS: readonly Moment[] = [
  // Friday, daylight saving time: opens at 9, UTC-5.
  {
    at: "2027-11-05T13:59:10Z",
    path: "/",
    shows: OPENS_AT_NINE,
    lacks: IS_OPEN,
  },
  { at: "2027-11-05T14:00:10Z", path: "/", shows: IS_OPEN },
  // The hour that comes twice, and the last minute of the long day.
  { at: "2027-11-07T06:30:10Z", path: "/special-offers", shows: offer() },
  { at: "2027-11-07T07:30:10Z", path: "/special-offers", shows: offer() },
  { at: "2027-11-08T05:59:10Z", path: "/special-offers", shows: offer() },
  {
    at: "2027-11-08T06:00:10Z",
    path: "/special-offers",
    shows: /<h1/,
    lacks: offer(),
  },
  // Monday, standard time: opens at 9, UTC-6.
  {
    at: "2027-11-08T14:59:10Z",
    path: "/",
    shows: OPENS_AT_NINE,
    lacks: IS_OPEN,
  },
  { at: "2027-11-08T15:00:10Z", path: "/", shows: IS_OPEN },
  // The Monday after the short night: UTC-5 again. The clock goes backward for it.
  {
    at: "2027-03-15T13:59:10Z",
    path: "/",
    shows: OPENS_AT_NINE,
    lacks: IS_OPEN,
  },
  { at: "2027-03-15T14:00:10Z", path: "/", shows: IS_OPEN },
];

export const clockNights: Fault = {
  id: "F22-nights",
  title: "the nights on which clocks change: offers and hours in store time",
  async play(run) {
    const clock = newWallClock(run.folder);
    const place = await newPlace(run, {
      profile: profileWithOffer(run),
      variables: clock.variables,
    });
    const site = startSite(run, place);
    await site.ready();
    for (const moment of MOMENTS) {
      clock.setTo(moment.at);
      await untilShown(site, moment);
      run.say(moment.at);
    }
    return {
      acknowledged: null,
      lost: 0,
      duplicates: 0,
      note: `${MOMENTS.length} moments, out of the page cache too`,
    };
  },
};

/** Looks for less than the minute that the clock was set into. */
async function untilShown(
  { origin }: SiteProcess,
  { at, path, shows, lacks }: Moment,
): Promise<void> {
  await waitUntil(
    `${path} at ${at} shows ${String(shows)} and not ${String(lacks)}`,
    async () => {
      const text = await (await fetch(origin + path)).text();
      return shows.test(text) && lacks?.test(text) !== true;
    },
    15_000,
  );
}

function offer(): RegExp {
  return new RegExp(OFFER);
}

function profileWithOffer(run: FaultRun): string {
  const folder = join(run.folder, "profile");
  cpSync(join(PROFILES, "franchise"), folder, { recursive: true });
  const file = join(folder, "promotions.json");
  const promotions = JSON.parse(readFileSync(file, "utf8"));
  const [first] = promotions;
  const title = { en: OFFER, es: OFFER };
  promotions.unshift({
    ...first,
    id: "until-sunday",
    title,
    endDate: OFFER_ENDS,
  });
  writeFileSync(file, JSON.stringify(promotions));
  return folder;
}
