import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import {
  ODD_DEALERSHIPS,
  writeOddProfile,
  type OddDealershipName,
} from "#tests/e2e/odd-dealerships.ts";

const NAMES = Object.keys(ODD_DEALERSHIPS) as readonly OddDealershipName[];

test.for(NAMES)(
  "the profile of the %s dealership that journeys visit is without faults",
  (name) => {
    const folder = writeOddProfile(name);
    try {
      const loaded = loadStoreProfile(folder);
      expect(loaded.ok ? [] : loaded.faults).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
