import sharp from "sharp";

/** A picture is kept as the mean color of each of its squares: a sixteenth of its pixels, and still to the letter. */
const SIDE_PX = 4;
/** Of 255, in any of three colors of any square. The same browser draws the same page without any. */
const TOLERATED = 2;
const COLORS = 3;

export interface Blocks {
  readonly columns: number;
  readonly rows: number;
  /** Red, green and blue of a square after another. */
  readonly means: Uint8Array;
}

export async function toBlocks(picture: Buffer): Promise<Blocks> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = Math.ceil(info.width / SIDE_PX);
  const rows = Math.ceil(info.height / SIDE_PX);
  const sums = new Float64Array(columns * rows * COLORS);
  const counts = new Float64Array(columns * rows);
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const square =
        Math.floor(y / SIDE_PX) * columns + Math.floor(x / SIDE_PX);
      counts[square] = (counts[square] ?? 0) + 1;
      for (let color = 0; color < COLORS; color += 1) {
        const at = square * COLORS + color;
        const pixel = (y * info.width + x) * COLORS + color;
        sums[at] = (sums[at] ?? 0) + (data[pixel] ?? 0);
      }
    }
  const means = Uint8Array.from(sums, (sum, at) =>
    Math.round(sum / (counts[Math.floor(at / COLORS)] ?? 1)),
  );
  return { columns, rows, means };
}

export function encodeBlocks(blocks: Blocks): Promise<Buffer> {
  const { columns: width, rows: height, means } = blocks;
  return sharp(means, { raw: { width, height, channels: COLORS } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

export async function decodeBlocks(file: Buffer): Promise<Blocks> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { columns: info.width, rows: info.height, means: data };
}

/** Left and top of each square, in pixels of the page, that differs or stands in one of them alone. */
export function listDifferences(
  one: Blocks,
  other: Blocks,
): readonly { readonly x: number; readonly y: number }[] {
  const columns = Math.max(one.columns, other.columns);
  const rows = Math.max(one.rows, other.rows);
  return Array.from({ length: columns * rows }, (_, at) => ({
    column: at % columns,
    row: Math.floor(at / columns),
  }))
    .filter((at) => areDifferent(readColors(one, at), readColors(other, at)))
    .map(({ column, row }) => ({ x: column * SIDE_PX, y: row * SIDE_PX }));
}

interface Place {
  readonly column: number;
  readonly row: number;
}

function readColors(
  { columns, rows, means }: Blocks,
  { column, row }: Place,
): Uint8Array | null {
  if (column >= columns || row >= rows) return null;
  const at = (row * columns + column) * COLORS;
  return means.subarray(at, at + COLORS);
}

function areDifferent(
  one: Uint8Array | null,
  other: Uint8Array | null,
): boolean {
  if (one === null || other === null) return true;
  return one.some((it, at) => Math.abs(it - (other[at] ?? 0)) > TOLERATED);
}

/** The picture with a frame around every square that differs. */
export function markDifferences(
  picture: Buffer,
  differences: ReturnType<typeof listDifferences>,
  { columns, rows }: Blocks,
): Promise<Buffer> {
  const squares = differences
    .map(({ x, y }) => `M${x} ${y}h${SIDE_PX}v${SIDE_PX}h-${SIDE_PX}z`)
    .join("");
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * SIDE_PX}" height="${rows * SIDE_PX}"><path d="${squares}" fill="#f0f" fill-opacity=".5"/></svg>`;
  return sharp({
    create: {
      width: columns * SIDE_PX,
      height: rows * SIDE_PX,
      channels: 3,
      background: "#888",
    },
  })
    .composite([
      { input: picture, left: 0, top: 0 },
      { input: Buffer.from(drawing), left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
}
