/** What a line of a calendar holds, as RFC 5545 §3.1 cuts it. */
export interface ReadProperty {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** As it is written. */
  readonly value: string;
}

export interface ReadComponent {
  readonly name: string;
  readonly properties: readonly ReadProperty[];
  readonly components: readonly ReadComponent[];
}

const LINE =
  /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):(.*)$/u;

/**
 * A strict reader that shares nothing with the writer: it throws at a bare line feed, at a line above 75 octets, at bytes
 * that are no UTF-8, at a control character, at an escape that RFC 5545 has not and at components that are not closed.
 */
export function readCalendar(bytes: Uint8Array): ReadComponent {
  const physical = splitLines(bytes);
  const lines: string[] = [];
  for (const line of physical) {
    if (line.length > 75)
      throw new Error(`A line has ${line.length} octets: ${line.toString()}`);
    const text = new TextDecoder("utf-8", { fatal: true }).decode(line);
    if (text.startsWith(" ")) lines.push((lines.pop() ?? "") + text.slice(1));
    else lines.push(text);
  }
  const root = readComponents(lines);
  if (root.name !== "VCALENDAR")
    throw new Error(`${root.name} is no calendar.`);
  return root;
}

export function listComponents(
  { components }: ReadComponent,
  name: string,
): readonly ReadComponent[] {
  return components.filter((it) => it.name === name);
}

/** A property's text as its reader sees it; null where the component has none. */
export function readText(
  component: ReadComponent,
  name: string,
): string | null {
  const value = readValue(component, name);
  if (value === null) return null;
  if (/\\(?![\\;,nN])/.test(value.replaceAll("\\\\", "")))
    throw new Error(`${name} has an unknown escape: ${value}`);
  if (/(?<!\\)(?:\\\\)*[;,]/.test(value))
    throw new Error(`${name} has a bare separator: ${value}`);
  return value.replaceAll(/\\([\\;,nN])/g, (_all, sign: string) =>
    /n/i.test(sign) ? "\n" : sign,
  );
}

export function readValue(
  { properties }: ReadComponent,
  name: string,
): string | null {
  const found = properties.filter((it) => it.name === name);
  if (found.length > 1) throw new Error(`${name} stands there twice.`);
  return found[0]?.value ?? null;
}

/** Milliseconds since 1970 of a moment in UTC, the only form that we write. */
export function readMomentMs(component: ReadComponent, name: string): number {
  const value = readValue(component, name) ?? "";
  const [, ...parts] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(value) ?? [];
  if (parts.length !== 6) throw new Error(`${name} is no moment: ${value}`);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] =
    parts.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function splitLines(bytes: Uint8Array): Buffer[] {
  const buffer = Buffer.from(bytes);
  const lines: Buffer[] = [];
  let start = 0;
  while (start < buffer.length) {
    const end = buffer.indexOf("\r\n", start);
    if (end === -1) throw new Error("The last line has no end.");
    const line = buffer.subarray(start, end);
    if (line.includes("\n") || line.includes("\r"))
      throw new Error("A line has a bare line end.");
    lines.push(line);
    start = end + 2;
  }
  return lines;
}

function readComponents(lines: readonly string[]): ReadComponent {
  const open: {
    name: string;
    properties: ReadProperty[];
    components: ReadComponent[];
  }[] = [];
  let root: ReadComponent | null = null;
  for (const line of lines) {
    if (root !== null) throw new Error(`After the end stands ${line}`);
    const property = readProperty(line);
    if (property.name === "BEGIN")
      open.push({ name: property.value, properties: [], components: [] });
    else if (property.name === "END") {
      const closed = open.pop();
      if (closed?.name !== property.value)
        throw new Error(`${property.value} was not open.`);
      const parent = open.at(-1);
      if (parent === undefined) root = closed;
      else parent.components.push(closed);
    } else {
      const parent = open.at(-1);
      if (parent === undefined) throw new Error(`Outside stands ${line}`);
      parent.properties.push(property);
    }
  }
  if (root === null) throw new Error("The calendar is not closed.");
  return root;
}

function readProperty(line: string): ReadProperty {
  const [, name, parameters = "", value = ""] = LINE.exec(line) ?? [];
  if (name === undefined) throw new Error(`This is no property: ${line}`);
  if (/\p{Cc}/u.test(value.replaceAll("\t", "")))
    throw new Error(`${name} has a control character.`);
  return {
    name,
    value,
    parameters: Object.fromEntries(
      [...parameters.matchAll(/;([A-Z0-9-]+)=(?:"([^"]*)"|([^;]*))/g)].map(
        ([, key = "", quoted, bare]) => [key, quoted ?? bare ?? ""],
      ),
    ),
  };
}
