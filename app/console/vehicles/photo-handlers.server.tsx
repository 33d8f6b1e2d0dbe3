import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { listArrangedPhotos } from "#app/domain/vehicle-edits/arrange-photos.ts";
import {
  movePhoto,
  PHOTO_MOVES,
} from "#app/domain/vehicle-edits/move-photo.ts";
import type { AskedChange } from "#app/domain/vehicle-edits/read-change.ts";
import type { EditedVehicle } from "#app/ports/vehicle-edit-ports.ts";
import { type ConsoleAnswer, NOT_FOUND } from "#app/console/frame/answer.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { readPosted, readText } from "#app/console/frame/posted.ts";
import { vehiclesCopy } from "./copy.ts";
import { findOwnVehicle } from "./own-vehicle.server.ts";
import { hashAddress } from "./photos-section.tsx";
import { receivePhotos } from "./receive-photos.server.ts";
import { showVehicle } from "./show-vehicle.tsx";

/** What is done to a photo: moved, hidden, shown, or removed for good. */
const DEEDS = [...PHOTO_MOVES, "remove"] as const;

export const photoHandlers = {
  async "vehicle.photo"(asked) {
    const found = await findOwnVehicle(asked);
    const photo =
      found === null ? null : findPhoto(found, asked.params["photo"]);
    if (found === null || photo === null) return NOT_FOUND;
    const { vin } = found.fed.vehicle;
    const { address } = photo;
    const answer = await asked.ports.pictures.readThumbnail(vin, address);
    return answer.status === "ready"
      ? {
          kind: "picture",
          contentType: answer.contentType,
          bytes: new Uint8Array(answer.bytes),
        }
      : NOT_FOUND;
  },

  async "vehicle.photos"(asked) {
    const posted = await readPosted(asked.request);
    const found = await findOwnVehicle(asked);
    if (found === null) return NOT_FOUND;
    const seen = readText(posted, "seenRevision");
    const seenRevision = /^\d{1,15}$/.test(seen) ? Number(seen) : null;
    if (readText(posted, "takeBack") !== "")
      return savePhotos(asked, found, {
        change: { field: "photos", edit: null },
        seenRevision,
        said: getTexts(asked, vehiclesCopy)("takeBack"),
      });
    const [name, id] = readText(posted, "do").split(":");
    const deed = DEEDS.find((it) => it === name);
    if (deed === undefined) return NOT_FOUND;
    const t = getTexts(asked, vehiclesCopy);
    const photos = listArrangedPhotos(found);
    const at = photos.findIndex(({ address }) => hashAddress(address) === id);
    const said =
      t(`photo.${deed}`) +
      (at === -1 ? "" : ` ${t("photoAction", { number: at + 1 })}`);
    const isStale = getRevision(found) !== seenRevision;
    const photo = photos[at];
    if (isStale) return sayStale(asked, found, said);
    if (photo === undefined) return NOT_FOUND;
    if (deed === "remove") return removePhoto(asked, found, photo.address);
    const value = movePhoto(photos, photo.address, deed);
    // It is there already.
    if (value === null) return goTo(found, id);
    return savePhotos(asked, found, {
      change: { field: "photos", edit: { value, reason: null } },
      seenRevision,
      said,
      ...(id !== undefined && { id }),
    });
  },

  async "vehicle.add-photos"(asked) {
    const found = await findOwnVehicle(asked);
    return found === null ? NOT_FOUND : receivePhotos(asked, found);
  },
} satisfies SectionHandlers<
  "vehicle.photo" | "vehicle.photos" | "vehicle.add-photos"
>;

function findPhoto(found: EditedVehicle, id: string | undefined) {
  const isAsked = (address: string) => hashAddress(address) === id;
  return (
    listArrangedPhotos(found).find(({ address }) => isAsked(address)) ?? null
  );
}

function getRevision({ edits }: EditedVehicle): number | null {
  return edits.find(({ field }) => field === "photos")?.revision ?? null;
}

interface PhotoSave {
  readonly change: AskedChange;
  readonly seenRevision: number | null;
  /** The change in words, for when somebody else was faster. */
  readonly said: string;
  readonly id?: string;
}

async function savePhotos(
  asked: AskedByPerson,
  found: EditedVehicle,
  { change, seenRevision, said, id }: PhotoSave,
): Promise<ConsoleAnswer> {
  const { ports, by, nowMs } = asked;
  const { vin } = found.fed.vehicle;
  const changes = [{ ...change, seenRevision }];
  const outcome = await ports.vehicleDesk.save({ vin, changes, by, nowMs });
  if (outcome.status === "unknown") return NOT_FOUND;
  return outcome.status === "stale"
    ? sayStale(asked, { ...found, edits: outcome.edits }, said)
    : goTo(found, id);
}

async function removePhoto(
  asked: AskedByPerson,
  found: EditedVehicle,
  address: string,
): Promise<ConsoleAnswer> {
  const { ports, by, nowMs } = asked;
  const { vin } = found.fed.vehicle;
  const removal = { vin, address, by, nowMs };
  if (!(await ports.vehicleDesk.removePhoto(removal))) return NOT_FOUND;
  return {
    kind: "redirect",
    to: getConsoleAddress("vehicle", { vin }),
    notice: "removed",
    fragment: "field-photos",
  };
}

/** The page shows theirs; the words say what was wanted. */
function sayStale(
  asked: AskedByPerson,
  { edits }: Pick<EditedVehicle, "edits">,
  change: string,
): Promise<ConsoleAnswer> {
  const t = getTexts(asked, vehiclesCopy);
  const theirs = edits.find(({ field }) => field === "photos");
  const warning =
    theirs === undefined
      ? t("photosWrong.staleFeed", { change })
      : t("photosWrong.stale", { name: theirs.by.name, change });
  return showVehicle(asked, { photoNotes: { status: 409, warning } });
}

function goTo(
  { fed: { vehicle } }: EditedVehicle,
  id: string | undefined,
): ConsoleAnswer {
  return {
    kind: "redirect",
    to: getConsoleAddress("vehicle", { vin: vehicle.vin }),
    notice: "saved",
    fragment: id === undefined ? "field-photos" : `photo-${id}`,
  };
}
