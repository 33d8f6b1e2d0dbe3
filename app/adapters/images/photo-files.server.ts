import { randomUUID } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isFileMissing, writeWhole } from "#app/adapters/file-system.server.ts";
import type { PhotoFormat } from "#app/domain/vehicle-photo/photo-address.ts";
import type { Log } from "#app/ports.ts";

/** Photos of one vehicle are in one folder, such as `images/01/1FTFW1E50PFA00001/3f9c0a1b2c4d-640.webp`. */
export function openPhotoFiles(imagesDir: string, log: Log) {
  const getPhotoPath = (vin: string, name: string) =>
    join(getVehicleDir(imagesDir, vin), name);
  return {
    masterPath: (vin: string, addressHash: string) =>
      getPhotoPath(vin, `${addressHash}-master.jpg`),
    renditionPath: (
      vin: string,
      addressHash: string,
      widthPx: number,
      format: PhotoFormat,
    ) => getPhotoPath(vin, `${addressHash}-${widthPx}.${format}`),
    async find(path: string): Promise<Buffer | null> {
      try {
        const bytes = await readFile(path);
        return bytes.length > 0 ? bytes : null;
      } catch (error) {
        if (isFileMissing(error)) return null;
        throw error;
      }
    },
    /** A full disk is only logged: this visitor still gets the photo, and the next one waits a moment longer. */
    async keep(path: string, bytes: Buffer) {
      const draft = `${path}.${process.pid}-${randomUUID()}.tmp`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeWhole(path, bytes, { draft });
      } catch (error) {
        log.error("photo.not-kept", { path, error: String(error) });
      }
    },
  };
}

export type PhotoFiles = ReturnType<typeof openPhotoFiles>;

/** The last characters of a VIN are its serial number, which spreads vehicles evenly over 100 folders or more. */
export function getVehicleDir(imagesDir: string, vin: string): string {
  return join(imagesDir, vin.slice(-2), vin);
}
