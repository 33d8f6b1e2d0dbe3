import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import {
  MOST_FILE_BYTES,
  MOST_FILE_MEGABYTES,
  MOST_FILES_AT_ONCE,
  MOST_UPLOADS,
} from "#app/domain/vehicle-edits/upload-limits.ts";
import {
  type PictureProblem,
  isUnreadableUpload,
  type SentFile,
  type SentUpload,
} from "#app/ports/picture-ports.ts";
import type {
  EditedVehicle,
  KeptPicture,
} from "#app/ports/vehicle-edit-ports.ts";
import { type ConsoleAnswer, NOT_FOUND } from "#app/console/frame/answer.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { vehiclesCopy } from "./copy.ts";
import { showVehicle } from "./show-vehicle.tsx";

const LONGEST_FILE_NAME = 80;

type Problem = PictureProblem | "too-long" | "no-room" | "count" | "car";

interface Received {
  readonly pictures: readonly KeptPicture[];
  readonly refused: readonly {
    readonly fileName: string;
    readonly problem: Problem;
  }[];
}

/** What can be taken of a form's files is added, and each of the others is named with the reason. */
export async function receivePhotos(
  asked: AskedByPerson,
  found: EditedVehicle,
): Promise<ConsoleAnswer> {
  const { ports, by, nowMs, request } = asked;
  const t = getTexts(asked, vehiclesCopy);
  const refuse = (error: string) =>
    showVehicle(asked, { photoNotes: { status: 400, error } });
  const room = MOST_UPLOADS - found.uploads.length;
  const received =
    request.upload === null
      ? NOTHING
      : await receiveFiles(asked, request.upload, room);
  if (received === null) return refuse(t("photosWrong.unreadable"));
  const { pictures } = received;
  if (pictures.length + received.refused.length === 0)
    return refuse(t("photosWrong.none"));
  const { vin } = found.fed.vehicle;
  if (pictures.length > 0) {
    const addition = { vin, pictures, by, nowMs };
    const added = await ports.vehicleDesk.addPhotos(addition);
    if (added === "unknown") return NOT_FOUND;
    if (added === "all") return refuse(t("photosWrong.all"));
    // Somebody else filled the car meanwhile.
    if (added === "car")
      return refuse(
        t("refused.car", { file: t("addThem"), most: MOST_UPLOADS }),
      );
  }
  if (received.refused.length === 0)
    return {
      kind: "redirect",
      to: getConsoleAddress("vehicle", { vin }),
      notice: "photosAdded",
      fragment: "field-photos",
    };
  return showVehicle(asked, {
    photoNotes: {
      status: 400,
      added: t("photosAdded", { count: pictures.length }),
      refused: received.refused.map(({ fileName, problem }) =>
        t(`refused.${problem}`, {
          file: fileName.slice(0, LONGEST_FILE_NAME),
          megabytes: MOST_FILE_MEGABYTES,
          files: MOST_FILES_AT_ONCE,
          most: MOST_UPLOADS,
        }),
      ),
    },
  });
}

const NOTHING: Received = { pictures: [], refused: [] };

/** One file after the other: what is kept of it is small. Null where the form cannot be read to its end. */
async function receiveFiles(
  { ports }: AskedByPerson,
  upload: SentUpload,
  room: number,
): Promise<Received | null> {
  const pictures: KeptPicture[] = [];
  const refused: { fileName: string; problem: Problem }[] = [];
  let count = 0;
  const read = async (part: SentFile): Promise<KeptPicture | Problem> => {
    if (++count > MOST_FILES_AT_ONCE) return "count";
    if (pictures.length >= room) return "car";
    return typeof part.bytes === "string"
      ? part.bytes
      : ports.pictures.keepPhoto(part.bytes);
  };
  try {
    for await (const part of upload.readParts(MOST_FILE_BYTES)) {
      // A form without a choice sends a file without a name.
      if (!("fileName" in part) || part.fileName === "") continue;
      const kept = await read(part);
      if (typeof kept === "string")
        refused.push({ fileName: part.fileName, problem: kept });
      else pictures.push(kept);
    }
    return { pictures, refused };
  } catch (error) {
    if (isUnreadableUpload(error)) return null;
    throw error;
  }
}
