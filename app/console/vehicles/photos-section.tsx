import { createHash } from "node:crypto";
import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import {
  type ArrangedPhoto,
  listArrangedPhotos,
} from "#app/domain/vehicle-edits/arrange-photos.ts";
import {
  MOST_FILE_MEGABYTES,
  MOST_FILES_AT_ONCE,
  MOST_UPLOADS,
} from "#app/domain/vehicle-edits/upload-limits.ts";
import type { EditedVehicle } from "#app/ports/vehicle-edit-ports.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { formatMoment } from "#app/console/frame/times.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusText } from "#app/ui/status-text.tsx";
import { buildErrorAttributes, FieldFrame } from "#app/ui/fields/field.tsx";
import { vehiclesCopy } from "./copy.ts";
import { EditedBy } from "./edit-form.tsx";

/** What came of a form about photos, where not all was done. */
export interface PhotoNotes {
  readonly status: 400 | 409;
  /** About the photos that are there. */
  readonly warning?: string;
  /** About the files that were sent. */
  readonly error?: string;
  readonly added?: string;
  /** A sentence for each file that was not taken. */
  readonly refused?: readonly string[];
}

interface PhotosSectionProps {
  readonly asked: AskedByPerson;
  readonly found: EditedVehicle;
  readonly notes: PhotoNotes | null;
}

export function PhotosSection(props: PhotosSectionProps) {
  const { asked, found, notes } = props;
  const t = getTexts(asked, vehiclesCopy);
  const photos = listArrangedPhotos(found);
  return (
    <section aria-labelledby="field-photos">
      <h2 id="field-photos">{t("photos")}</h2>
      {notes?.warning !== undefined && (
        <p className="console-hint" role="alert">
          {notes.warning}
        </p>
      )}
      {photos.length === 0 ? (
        <p>{t("photoNone")}</p>
      ) : (
        <PhotosForm {...props} photos={photos} />
      )}
      <AddForm {...props} />
    </section>
  );
}

interface PhotosFormProps extends PhotosSectionProps {
  readonly photos: readonly ArrangedPhoto[];
}

function PhotosForm({ asked, found, photos }: PhotosFormProps) {
  const t = getTexts(asked, vehiclesCopy);
  const { vin } = found.fed.vehicle;
  const edit = found.edits.find(({ field }) => field === "photos");
  return (
    <form
      method="post"
      action={getConsoleAddress("vehicle.photos", { vin })}
      className="console-form console-form--wide"
      aria-labelledby="field-photos"
    >
      <input type="hidden" name="seenRevision" value={edit?.revision ?? ""} />
      <ol className="console-photos">
        {photos.map((photo, at) => (
          <Photo
            key={photo.address}
            asked={asked}
            found={found}
            photos={photos}
            at={at}
          />
        ))}
      </ol>
      {edit !== undefined && (
        <>
          <EditedBy asked={asked} found={found} field="photos" />
          <div>
            <Button name="takeBack" value="yes">
              <span aria-hidden="true">{t("takeBack")}</span>
              <span className="vh">
                {t("takeBackNamed", { field: t("photos") })}
              </span>
            </Button>
          </div>
          {found.uploads.length > 0 && <p>{t("photoBack")}</p>}
        </>
      )}
    </form>
  );
}

interface PhotoProps extends Pick<PhotosSectionProps, "asked" | "found"> {
  readonly photos: readonly ArrangedPhoto[];
  readonly at: number;
}

function Photo({ asked, found, photos, at }: PhotoProps) {
  const t = getTexts(asked, vehiclesCopy);
  const photo = photos[at];
  if (photo === undefined) return null;
  const { address, isShown, isOfModel } = photo;
  const id = hashAddress(address);
  const number = at + 1;
  const sent = found.uploads.find((it) => it.address === address);
  const { vin } = found.fed.vehicle;
  const marks = [
    t("photoNamed", { number }),
    ...(isShown ? [] : [t("photoHidden")]),
    ...(isOfModel ? [t("photoOfModel")] : []),
    ...(sent === undefined
      ? []
      : [
          t("photoSent", {
            name: sent.by.name,
            date: formatMoment(asked, sent.atMs),
          }),
        ]),
  ];
  const among = photos.filter((it) => it.isShown && it.isOfModel === isOfModel);
  const place = among.indexOf(photo);
  const deeds = [
    ...(isShown && place > 0 ? (["first", "up"] as const) : []),
    ...(isShown && place < among.length - 1 ? (["down"] as const) : []),
    isShown ? ("hide" as const) : ("show" as const),
    ...(sent === undefined ? [] : (["remove"] as const)),
  ];
  return (
    <li id={`photo-${id}`} data-hidden={isShown ? undefined : ""}>
      <img
        src={getConsoleAddress("vehicle.photo", { vin, photo: id })}
        alt=""
        width="320"
        height="240"
        loading="lazy"
      />
      <p>{marks.join(". ")}</p>
      <div className="console-line">
        {deeds.map((deed) => (
          <Button key={deed} isSmall name="do" value={`${deed}:${id}`}>
            {t(`photo.${deed}`)}{" "}
            <span className="vh">{t("photoAction", { number })}</span>
          </Button>
        ))}
      </div>
    </li>
  );
}

function AddForm({ asked, found, notes }: PhotosSectionProps) {
  const t = getTexts(asked, vehiclesCopy);
  const { vin } = found.fed.vehicle;
  const texts = {
    id: "files",
    label: t("photoFiles"),
    hint: t("photoFilesHint", {
      megabytes: MOST_FILE_MEGABYTES,
      files: MOST_FILES_AT_ONCE,
      count: found.uploads.length,
      most: MOST_UPLOADS,
    }),
    error: notes?.error,
    errorPrefix: t("errorPrefix"),
  };
  return (
    <form
      method="post"
      action={getConsoleAddress("vehicle.add-photos", { vin })}
      encType="multipart/form-data"
      className="console-form"
      aria-labelledby="add-photos"
      noValidate
    >
      <h3 id="add-photos">{t("addPhotos")}</h3>
      {notes?.added !== undefined && <StatusText>{notes.added}</StatusText>}
      {notes?.refused !== undefined && notes.refused.length > 0 && (
        <div className="console-hint" role="alert">
          <p>{t("photosRefused")}</p>
          <ul>
            {notes.refused.map((it) => (
              <li key={it}>{it}</li>
            ))}
          </ul>
        </div>
      )}
      <FieldFrame {...texts}>
        <input
          className="input file"
          id={texts.id}
          name={texts.id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          {...buildErrorAttributes(texts)}
        />
      </FieldFrame>
      <Button look="main">{t("addThem")}</Button>
    </form>
  );
}

/** What an address of a photo is called in forms and links. */
export function hashAddress(address: string): string {
  return createHash("sha256").update(address).digest("hex").slice(0, 16);
}
