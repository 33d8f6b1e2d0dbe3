import type { RangeFacet } from "#app/features/inventory-search/list-page-data.ts";

/** The ends are in whole dollars, model years or miles; null is open. */
export interface RangeEnds {
  readonly min: number | null;
  readonly max: number | null;
}

type Track = Pick<RangeFacet, "key" | "bars" | "scale">;

export function getTrackEnd({ bars, scale: { start, step } }: Track): number {
  return start + step * bars.length;
}

export function getThumbStep({ scale: { step } }: Track): number {
  return Math.max(1, Math.floor(step / 2));
}

/** Places lie within the track. A model year reaches to where the next one begins. */
export function getThumbs(track: Track, { min, max }: RangeEnds) {
  const { start } = track.scale;
  const end = getTrackEnd(track);
  const clampToTrack = (value: number) => Math.min(end, Math.max(start, value));
  const from = clampToTrack(min ?? start);
  const to = clampToTrack(max === null ? end : max + getValueSpan(track));
  return { from, to: Math.max(from, to) };
}

/** A thumb at its end of the track leaves that end open. */
export function toRangeEnds(
  track: Track,
  { from, to }: { readonly from: number; readonly to: number },
): RangeEnds {
  return {
    min: from <= track.scale.start ? null : from,
    max: to >= getTrackEnd(track) ? null : to - getValueSpan(track),
  };
}

/** The pair is the first bar that holds anything of the range, and one past the last. */
export function getBarsInRange(
  track: Track,
  range: RangeEnds,
): readonly [from: number, to: number] {
  const { start, step } = track.scale;
  const { from, to } = getThumbs(track, range);
  return [Math.floor((from - start) / step), Math.ceil((to - start) / step)];
}

const getValueSpan = ({ key }: Track) => (key === "year" ? 1 : 0);
