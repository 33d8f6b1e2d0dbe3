export type Path = readonly (string | number)[];

/** Guides and authors are named by their file, not by a position. */
export function nameArticle(path: Path, parts: object): Path {
  const [part, position, ...rest] = path;
  if (part !== "guides" && part !== "authors") return path;
  const slug = getAt(parts, [part, position ?? "", "slug"]);
  return typeof slug === "string" ? [part, slug, ...rest] : path;
}

function getAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === "object" && inner !== null
        ? Reflect.get(inner, step)
        : undefined,
    value,
  );
}

export function removeAt(value: unknown, path: Path): void {
  const holder = getAt(value, path.slice(0, -1));
  const last = path.at(-1);
  if (typeof holder === "object" && holder !== null && last !== undefined) {
    Reflect.deleteProperty(holder, last);
  }
}
