const [EASTERN, CENTRAL, MOUNTAIN, PACIFIC] = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
];

/** Time zones of the states whose clocks differ, or are not the ones of `ZONES`. */
const OTHER_ZONES: Readonly<Record<string, readonly string[]>> = {
  AK: ["America/Anchorage", "America/Adak"],
  AZ: ["America/Phoenix"],
  FL: [EASTERN, CENTRAL],
  HI: ["Pacific/Honolulu"],
  ID: ["America/Boise", PACIFIC],
  IN: ["America/Indiana/Indianapolis", CENTRAL],
  KS: [CENTRAL, MOUNTAIN],
  KY: ["America/Kentucky/Louisville", CENTRAL],
  MI: ["America/Detroit", "America/Menominee"],
  ND: [CENTRAL, MOUNTAIN],
  NE: [CENTRAL, MOUNTAIN],
  NV: [PACIFIC, MOUNTAIN],
  OR: [PACIFIC, "America/Boise"],
  SD: [CENTRAL, MOUNTAIN],
  TN: [CENTRAL, EASTERN],
  TX: [CENTRAL, MOUNTAIN],
};

const ZONES: readonly (readonly [zone: string, states: string])[] = [
  [EASTERN, "CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV"],
  [CENTRAL, "AL AR IA IL LA MN MO MS OK WI"],
  [MOUNTAIN, "CO MT NM UT WY"],
  [PACIFIC, "CA WA"],
];

/** Every time zone of a state; most have one. */
export function listTimeZones(stateShort: string): readonly string[] {
  const other = OTHER_ZONES[stateShort];
  if (other !== undefined) return other;
  return ZONES.filter(([, states]) =>
    states.split(" ").includes(stateShort),
  ).map(([zone]) => zone);
}

/**
 * States with a privacy law for shoppers in general, as of November 2026. Whether it reaches a dealership goes by its
 * customers and revenue: a lawyer says.
 */
const PRIVACY_LAWS: Readonly<Record<string, string>> = {
  CA: "California Consumer Privacy Act (Civil Code § 1798.100 and following)",
  CO: "Colorado Privacy Act (C.R.S. § 6-1-1301 and following)",
  CT: "Connecticut Data Privacy Act (Conn. Gen. Stat. § 42-515 and following)",
  DE: "Delaware Personal Data Privacy Act (6 Del. C. chapter 12D)",
  FL: "Florida Digital Bill of Rights (Fla. Stat. § 501.701 and following)",
  IA: "Iowa Consumer Data Protection Act (Iowa Code chapter 715D)",
  IN: "Indiana Consumer Data Protection Act (IC 24-15)",
  KY: "Kentucky Consumer Data Protection Act (KRS 367.3611 and following)",
  MD: "Maryland Online Data Privacy Act (Md. Code, Com. Law § 14-4701 and following)",
  MN: "Minnesota Consumer Data Privacy Act (Minn. Stat. chapter 325M)",
  MT: "Montana Consumer Data Privacy Act (MCA § 30-14-2801 and following)",
  NE: "Nebraska Data Privacy Act (Neb. Rev. Stat. § 87-1101 and following)",
  NH: "New Hampshire privacy act (RSA chapter 507-H)",
  NJ: "New Jersey Data Privacy Act (N.J.S.A. 56:8-166.4 and following)",
  OR: "Oregon Consumer Privacy Act (ORS 646A.570 and following)",
  RI: "Rhode Island Data Transparency and Privacy Protection Act (R.I. Gen. Laws chapter 6-48.1)",
  TN: "Tennessee Information Protection Act (Tenn. Code § 47-18-3301 and following)",
  TX: "Texas Data Privacy and Security Act (Bus. & Com. Code chapter 541)",
  UT: "Utah Consumer Privacy Act (Utah Code § 13-61-101 and following)",
  VA: "Virginia Consumer Data Protection Act (Va. Code § 59.1-575 and following)",
};

export function findPrivacyLaw(stateShort: string): string | null {
  return PRIVACY_LAWS[stateShort] ?? null;
}

/** What Illinois and Indiana charge, from the sources that `pricing.ts` names (Assumption A181). */
export const KNOWN_STATE_CHARGES = {
  IL: {
    taxPercent: 6.25,
    titleCents: 16_500,
    registrationCents: 15_100,
    taxesTrade: "difference",
    isDocumentFeeTaxed: true,
    hasYearlyValueTax: false,
  },
  IN: {
    taxPercent: 7,
    titleCents: 1_500,
    registrationCents: 3_635,
    taxesTrade: "difference",
    isDocumentFeeTaxed: true,
    hasYearlyValueTax: true,
  },
} as const;
