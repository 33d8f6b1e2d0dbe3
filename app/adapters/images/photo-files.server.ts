import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isFileMissing, writeWhole } from "#app/adapters/file-system.server.ts";
import type { PhotoFormat } from "#app/domain/vehicle-photo/photo-address.ts";
import type { Log } from "#app/ports.ts";

/** Photos of one vehicle are in one folder, such as `images/01/1FTFW1E50PFA00001/3f9c0a1b2c4d-640.webp`. */
export interface PhotoFiles {
  masterPath(vin: string, addressHash: string): string;
  renditionPath(
    vin: string,
    addressHash: string,
    widthPx: number,
    format: PhotoFormat,
  ): string;
  /** It gives null when the file is not there. */
  find(path: string): Promise<Buffer | null>;
  /**
   * The file appears whole or not at all, even after a power cut. A full disk is only logged: this visitor still gets
   * the photo, and the next one waits a moment longer.
   */
  keep(path: string, bytes: Buffer): Promise<void>;
}

export function openPhotoFiles(imagesDir: string, log: Log): PhotoFiles {
  let writeCount = 0;
  const getPhotoPath = (vin: string, name: string) =>
    join(getVehicleDir(imagesDir, vin), name);
  return {
    masterPath: (vin, addressHash) =>
      getPhotoPath(vin, `${addressHash}-master.jpg`),
    renditionPath: (vin, addressHash, widthPx, format) =>
      getPhotoPath(vin, `${addressHash}-${widthPx}.${format}`),
    async find(path) {
      try {
        const bytes = await readFile(path);
        return bytes.length > 0 ? bytes : null;
      } catch (error) {
        if (isFileMissing(error)) return null;
        throw error;
      }
    },
    async keep(path, bytes) {
      const draft = `${path}.${process.pid}-${writeCount++}.tmp`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeWhole(path, bytes, { draft });
      } catch (error) {
        log.error("photo.not-kept", { path, error: String(error) });
      }
    },
  };
}

/** The last characters of a VIN are its serial number, which spreads vehicles evenly over 100 folders or more. */
export function getVehicleDir(imagesDir: string, vin: string): string {
  return join(imagesDir, vin.slice(-2), vin);
}
