import type { Environment } from "#app/adapters/config/environment.server.ts";
import { createConversionsApi } from "#app/adapters/conversions-api/conversions-api.server.ts";
import {
  NO_RELAY,
  startEventRelay,
} from "#app/adapters/conversions-api/event-relay.server.ts";
import { createRelayQueue } from "#app/adapters/database/relay/relay-queue.server.ts";
import type { Stores } from "./stores.server.ts";

/** It needs a token of the environment's and a pixel of the profile's. */
export function startConversionRelay(
  { metaConversions }: Pick<Environment, "metaConversions">,
  { clock, log, profile, database }: Stores,
) {
  const { metaPixelId } = profile.tracking;
  return metaConversions === null || metaPixelId === null
    ? NO_RELAY
    : startEventRelay({
        queue: createRelayQueue(database.leads),
        api: createConversionsApi(metaConversions, metaPixelId),
        clock,
        log,
      });
}
