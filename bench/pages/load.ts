import autocannon from "autocannon";

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
}

/** Requests over 16 connections for a while; throws when any of them was not answered with 200. */
export async function load(url: string, seconds: number): Promise<LoadResult> {
  const result = await autocannon({ url, connections: 16, duration: seconds });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} requests of ${url} failed.`);
  return { requests: result.requests.total, seconds: result.duration };
}
