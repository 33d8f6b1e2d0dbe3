import type { VehiclePictureView } from "./detail-pictures.server.ts";

/** Drawn close-ups fill their box and stand on no floor. */
export function findCloseUpClass({
  photo,
  illustration,
}: Pick<VehiclePictureView, "photo" | "illustration">): string | undefined {
  return photo === null &&
    illustration.endsWith(".svg") &&
    /-(wheel|dashboard)\b/.test(illustration)
    ? "is-close-up"
    : undefined;
}
