import { RateLimiterRes } from "rate-limiter-flexible";

/**
 * It gives null when the limiter let the request pass, else the whole seconds until it will again. It rejects when the
 * limiter could not be asked.
 */
export async function findWaitSeconds(
  consumption: Promise<unknown>,
): Promise<number | null> {
  try {
    await consumption;
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}
