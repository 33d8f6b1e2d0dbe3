/** The key is a path into the profile, as in ["stores", 2, "timeZone"]. */
export type ProfileKey = readonly (string | number)[];

/** A fault is wrong although every value has its right form. A warning lets the profile load. */
export interface ProfileFault {
  readonly key: ProfileKey;
  readonly message: string;
  readonly isWarning: boolean;
  /** It is well formed and not the dealership's own: no live site may say it (Assumption A271). */
  readonly isSample?: true;
  /** A server that runs cannot take it over, although a new one could. */
  readonly isRestartNeeded?: true;
  /** The mistake itself, inside a longer text. */
  readonly words?: string;
}

export function buildFault(
  key: ProfileKey,
  message: string,
  words?: string,
): ProfileFault {
  const fault = { key, message, isWarning: false };
  return words === undefined ? fault : { ...fault, words };
}

export function buildWarning(key: ProfileKey, message: string): ProfileFault {
  return { key, message, isWarning: true };
}

export function buildSampleFault(
  key: ProfileKey,
  message: string,
): ProfileFault {
  return { key, message, isWarning: false, isSample: true };
}
