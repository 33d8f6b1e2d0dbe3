/** A file as one look saw it. */
export interface SeenFile {
  readonly path: string;
  readonly sizeBytes: number;
  readonly changedAtMs: number;
  readonly inode: number;
}

/** Looks that must see the same before a file counts as whole. */
const LOOKS = 2;
/** Some programs make a file long before they write to it. */
const LOOKS_WHILE_EMPTY = 12;

/** Remembers what earlier looks saw. */
export interface SettledFiles {
  /** Those of a new look that have not changed for long enough, the one that was changed longest ago first. */
  look(seen: readonly SeenFile[]): readonly SeenFile[];
}

export function createSettledFiles(): SettledFiles {
  let known = new Map<string, { file: SeenFile; looks: number }>();
  return {
    look(seen) {
      const next = new Map<string, { file: SeenFile; looks: number }>();
      for (const file of seen) {
        const before = known.get(file.path);
        const isSame = before !== undefined && isSameFile(before.file, file);
        next.set(file.path, { file, looks: isSame ? before.looks + 1 : 1 });
      }
      known = next;
      return [...next.values()]
        .filter(
          ({ file, looks }) =>
            looks >= (file.sizeBytes === 0 ? LOOKS_WHILE_EMPTY : LOOKS),
        )
        .map(({ file }) => file)
        .toSorted(
          (a, b) => a.changedAtMs - b.changedAtMs || (a.path < b.path ? -1 : 1),
        );
    },
  };
}

/** The same bytes as far as the file system tells, whatever the path. */
export function isSameFile(
  one: Omit<SeenFile, "path">,
  other: Omit<SeenFile, "path">,
): boolean {
  return (
    one.sizeBytes === other.sizeBytes &&
    one.changedAtMs === other.changedAtMs &&
    one.inode === other.inode
  );
}
