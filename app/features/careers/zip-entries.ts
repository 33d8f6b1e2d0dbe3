const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LONGEST_COMMENT = 0xffff;
const MOST_ENTRIES = 5_000;

/** The names come from the central directory, and nothing is unpacked; null stands for bytes that are no archive. */
export function readZipEntryNames(bytes: Uint8Array): readonly string[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) return null;
  let at = view.getUint32(end + 16, true);
  const names: string[] = [];
  for (let entry = 0; entry < count; entry++) {
    if (at + ENTRY_BYTES > end) return null;
    if (view.getUint32(at, true) !== ENTRY_SIGNATURE) return null;
    const nameLength = view.getUint16(at + 28, true);
    const nameAt = at + ENTRY_BYTES;
    if (nameAt + nameLength > end) return null;
    names.push(
      new TextDecoder().decode(bytes.subarray(nameAt, nameAt + nameLength)),
    );
    at =
      nameAt +
      nameLength +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return names;
}

function findEnd(view: DataView): number | null {
  const last = view.byteLength - END_BYTES;
  const first = Math.max(0, last - LONGEST_COMMENT);
  for (let at = last; at >= first; at--)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  return null;
}
