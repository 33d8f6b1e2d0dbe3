export interface SeenFile {
  readonly path: string;
  readonly sizeBytes: number;
  readonly changedAtMs: number;
  readonly inode: number;
}

/** This many looks must see the same before a file counts as whole. */
const LOOKS = 2;
/** Some programs create a file long before they write to it. */
const LOOKS_WHILE_EMPTY = 12;

/** Earlier looks are remembered, and the file that was changed longest ago comes first. */
export function createSettledFiles(): (
  seen: readonly SeenFile[],
) => readonly SeenFile[] {
  let known = new Map<string, { file: SeenFile; looks: number }>();
  return (seen) => {
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
  };
}

/** The bytes are the same as far as the file system tells, whatever the path. */
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
