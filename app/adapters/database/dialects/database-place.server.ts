export type DatabasePlace =
  /** The directory is created when it is missing; ":memory:" is for tests. */
  | { readonly kind: "sqlite"; readonly dataDir: string }
  | { readonly kind: "postgres"; readonly url: string };

export function databasePlace({
  databaseUrl,
  dataDir,
}: {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}): DatabasePlace {
  return databaseUrl === null
    ? { kind: "sqlite", dataDir }
    : { kind: "postgres", url: databaseUrl };
}

/** The text is for messages and never holds the password. */
export function describePlace(place: DatabasePlace): string {
  if (place.kind === "sqlite") return `in ${place.dataDir}`;
  const { host, pathname } = new URL(place.url);
  return `at ${host}${pathname}`;
}

/** Such a database cannot be opened a second time. */
export function isInMemory(place: DatabasePlace): boolean {
  return place.kind === "sqlite" && place.dataDir === ":memory:";
}
