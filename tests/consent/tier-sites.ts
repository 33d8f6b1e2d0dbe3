import { CONSENT_CHOICES } from "#app/domain/consent/consent-choice.ts";
import {
  type AttackSite,
  startAttackSite,
} from "#tests/attacks/attack-site.ts";
import { profileVariant } from "#tests/support/profile-variant.ts";
import { aStockedVehicle } from "#tests/support/vehicles.ts";

export const TIERS = [0, 1, 2, 3] as const;
export type Tier = (typeof TIERS)[number];
export type Action = (typeof CONSENT_CHOICES)[number];

export const VIN = "1HGCM82633A004350";

/** The first letters of the categories that hold; `save` is sent with functional and targeting. */
export type Allowed = "EFAT" | "EFA" | "EFT" | "EF" | "E";

/** Written by hand from spec §4 and §9: tier, action, and what holds without and with a privacy signal. */
const OUTCOMES: Record<
  Tier,
  Record<Action, readonly [plain: Allowed, signalled: Allowed]>
> = {
  0: {
    "accept-all": ["EFAT", "EFA"],
    deny: ["EFAT", "EFA"],
    close: ["EFAT", "EFA"],
    "only-essential": ["EFAT", "EFA"],
    save: ["EFAT", "EFA"],
  },
  1: {
    "accept-all": ["EFAT", "EFA"],
    deny: ["EFAT", "EFA"],
    close: ["EFAT", "EFA"],
    "only-essential": ["EFAT", "EFA"],
    save: ["EFAT", "EFA"],
  },
  2: {
    "accept-all": ["EFAT", "EFA"],
    deny: ["EFA", "EFA"],
    close: ["EFA", "EFA"],
    "only-essential": ["E", "E"],
    save: ["EFT", "EF"],
  },
  3: {
    "accept-all": ["EFAT", "EFA"],
    deny: ["EFA", "EFA"],
    close: ["EFA", "EFA"],
    "only-essential": ["E", "E"],
    save: ["EFT", "EF"],
  },
};

/** Before a choice: all below tier 2, else nothing but essential. */
export const UNASKED: Record<
  Tier,
  readonly [plain: Allowed, signalled: Allowed]
> = {
  0: ["EFAT", "EFA"],
  1: ["EFAT", "EFA"],
  2: ["E", "E"],
  3: ["E", "E"],
};

/** The list that `allowCookies` has. */
export const LISTS: Record<Allowed, string> = {
  EFAT: "essential,functional,analytics,targeting",
  EFA: "essential,functional,analytics",
  EFT: "essential,functional,targeting",
  EF: "essential,functional",
  E: "essential",
};

interface Uses {
  readonly analytics: boolean;
  readonly targeting: boolean;
  readonly pixel: boolean;
}

/** What an event may be used for; without any use there is no event. */
export const USES: Record<Allowed, Uses | null> = {
  EFAT: { analytics: true, targeting: true, pixel: true },
  EFA: { analytics: true, targeting: false, pixel: false },
  EFT: { analytics: false, targeting: true, pixel: true },
  EF: null,
  E: null,
};

export interface Case {
  readonly tier: Tier;
  readonly action: Action;
  readonly isSignalled: boolean;
  readonly allowed: Allowed;
}

export const CASES: readonly Case[] = TIERS.flatMap((tier) =>
  CONSENT_CHOICES.flatMap((action) =>
    [false, true].map((isSignalled) => ({
      tier,
      action,
      isSignalled,
      allowed: OUTCOMES[tier][action][isSignalled ? 1 : 0],
    })),
  ),
);

export interface TierSites {
  readonly sites: Record<Tier, AttackSite>;
  stop(): Promise<void>;
}

/** A dealership of each tier, by the clock of this machine, because browsers date their events by theirs. */
export async function startTierSites(): Promise<TierSites> {
  const start = async (tier: Tier) => {
    const variant = profileVariant("franchise", {
      "profile.json": (content) =>
        content.replace(/"tier": \d/, `"tier": ${tier}`),
    });
    const site = await startAttackSite({
      profile: variant.folder,
      vehicles: [aStockedVehicle({ vin: VIN })],
    });
    variant.remove();
    site.advance(Date.now() - site.nowMs());
    return site;
  };
  const sites = {
    0: await start(0),
    1: await start(1),
    2: await start(2),
    3: await start(3),
  };
  return {
    sites,
    async stop() {
      for (const site of Object.values(sites)) await site.stop();
    },
  };
}
