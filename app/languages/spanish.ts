import type { Copy } from "#app/site/page/copy.ts";
import { viewedSpanish } from "#app/features/recently-viewed/copy.es.ts";

/** Every copy of the site in Spanish. */
export const SPANISH: readonly Copy[] = [viewedSpanish];
