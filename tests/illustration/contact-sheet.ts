import sharp from "sharp";

export interface SheetCell {
  readonly label: string;
  readonly svg: string;
}

const CELL = { width: 400, height: 225, label: 26 };

/** All drawings on one PNG, for looking at. */
export async function writeContactSheet(
  path: string,
  cells: readonly SheetCell[],
  columns: number,
): Promise<void> {
  const rows = Math.ceil(cells.length / columns);
  const placed = await Promise.all(
    cells.map(async ({ label, svg }, i) => {
      const left = (i % columns) * CELL.width;
      const top = Math.floor(i / columns) * (CELL.height + CELL.label);
      const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${CELL.label}"><text x="6" y="18" font-size="14" font-family="sans-serif">${label}</text></svg>`;
      const picture = await sharp(Buffer.from(svg))
        .resize({ ...CELL, fit: "contain", background: "#dfe3e7" })
        .flatten({ background: "#dfe3e7" })
        .png()
        .toBuffer();
      return [
        { input: picture, left, top },
        { input: Buffer.from(text), left, top: top + CELL.height },
      ];
    }),
  );
  const width = columns * CELL.width;
  const height = rows * (CELL.height + CELL.label);
  await sharp({ create: { width, height, channels: 3, background: "#fff" } })
    .composite(placed.flat())
    .png()
    .toFile(path);
}
