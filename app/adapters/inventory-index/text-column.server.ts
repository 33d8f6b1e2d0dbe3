/** It holds a text for every vehicle as UTF-8 bytes in one array; null is kept as null, and "" also becomes null. */
export interface TextColumn {
  readonly bytes: Uint8Array;
  readonly ends: Float64Array;
}

export function buildTextColumn(texts: readonly (string | null)[]): TextColumn {
  const ends = new Float64Array(texts.length);
  let length = 0;
  texts.forEach((text, row) => {
    length += text === null ? 0 : Buffer.byteLength(text);
    ends[row] = length;
  });
  const bytes = Buffer.from(new ArrayBuffer(length));
  texts.forEach((text, row) => {
    if (text !== null) bytes.write(text, row === 0 ? 0 : (ends[row - 1] ?? 0));
  });
  return { bytes: new Uint8Array(bytes.buffer), ends };
}

export function readText(column: TextColumn, row: number): string | null {
  const start = row === 0 ? 0 : (column.ends[row - 1] ?? 0);
  const end = column.ends[row] ?? 0;
  if (start === end) return null;
  const { buffer, byteOffset } = column.bytes;
  return Buffer.from(buffer, byteOffset + start, end - start).toString();
}
