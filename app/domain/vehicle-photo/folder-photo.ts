/** A picture that the dealer put into the folder of incoming feeds (Assumption A278). */
export interface FolderPhoto {
  /** The names that lead from that folder to the file. */
  readonly path: readonly string[];
  /** It changes with the file, so that a replaced picture has a new address. */
  readonly version: string;
}

const START = "folder:/";
const VERSION = "?v=";

/** No feed can give such an address: of a feed only those over http are read. */
export function formatFolderPhoto({ path, version }: FolderPhoto): string {
  return `${START}${path.map(encodeURIComponent).join("/")}${VERSION}${version}`;
}

/** An address that leads out of the folder gives null, as does every other. */
export function parseFolderPhoto(address: string): FolderPhoto | null {
  if (!isFolderPhoto(address)) return null;
  const [names = "", version = "", ...rest] = address
    .slice(START.length)
    .split(VERSION);
  if (rest.length > 0 || version === "") return null;
  try {
    const path = names.split("/").map(decodeURIComponent);
    return path.every(isPlainName) ? { path, version } : null;
  } catch {
    return null;
  }
}

export function isFolderPhoto(address: string): boolean {
  return address.startsWith(START);
}

function isPlainName(name: string): boolean {
  return name !== "" && !name.startsWith(".") && !/[/\\\0]/.test(name);
}
