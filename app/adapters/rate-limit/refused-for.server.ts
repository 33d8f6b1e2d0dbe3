import { RateLimiterRes } from "rate-limiter-flexible";

/** Null when the limiter let it pass, else whole seconds until it will again. Rejects when it could not be asked. */
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
