import {
  findJsonOffset,
  getPosition,
  listJsonPlaces,
} from "./json-positions.server.ts";
import type { Path, StoreProfileFault } from "./profile-files.server.ts";
import type { ProfileFile } from "./profile-folder.server.ts";

/** Each fault with the line and column of its mistake, as far as its file is there and can be read. */
export function placeFaults(
  faults: readonly StoreProfileFault[],
  files: readonly ProfileFile[],
): readonly StoreProfileFault[] {
  const find = createFinder(files);
  return faults.map((fault) => {
    if (fault.at !== undefined || fault.path === undefined) return fault;
    const at = find(fault, fault.path);
    return at === null ? fault : { ...fault, at };
  });
}

function createFinder(files: readonly ProfileFile[]) {
  const byName = new Map(files.map(({ name, content }) => [name, content]));
  const placesByName = new Map<string, ReturnType<typeof listJsonPlaces>>();
  return (fault: StoreProfileFault, path: Path) => {
    const content = byName.get(fault.file);
    if (content === undefined) return null;
    if (!fault.file.endsWith(".json"))
      return getPosition(
        content,
        findMarkdownOffset(content, path, fault.words),
      );
    let places = placesByName.get(fault.file);
    if (places === undefined) {
      places = listJsonPlaces(content);
      placesByName.set(fault.file, places);
    }
    const part = fault.message.startsWith("is an unknown key")
      ? "key"
      : "value";
    const offset = findJsonOffset(places, path, part);
    return getPosition(content, findWords(content, offset, fault.words));
  };
}

/** The words themselves, where they stand behind the beginning of their value. */
function findWords(content: string, from: number, words: string | undefined) {
  const found = words === undefined ? -1 : content.indexOf(words, from);
  return found < 0 ? from : found;
}

/** A name of the front matter stands on its own line; the text begins below it. */
function findMarkdownOffset(
  content: string,
  [name = ""]: Path,
  words: string | undefined,
): number {
  if (name === "markdown") {
    const body = content.indexOf("\n---", 3);
    return findWords(
      content,
      body < 0 ? 0 : content.indexOf("\n", body + 1) + 1,
      words,
    );
  }
  const line = content.indexOf(`\n${name}:`);
  return name === "" || line < 0 ? 0 : line + 1;
}
