import type { Actor } from "#app/domain/console/audit-entry.ts";
import type { JsonValue } from "#app/domain/console/json-value.ts";
import type {
  EditField,
  EditValues,
} from "#app/domain/vehicle-edits/edit-fields.ts";
import type { AskedChange } from "#app/domain/vehicle-edits/read-change.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";

/** What somebody said in the feed's place, until it is taken back. */
export type FieldEdit = {
  [Field in EditField]: {
    readonly field: Field;
    readonly value: EditValues[Field];
  };
}[EditField] & {
  readonly reason: string | null;
  readonly by: Actor;
  readonly atMs: number;
  /** What the feed said at that time. */
  readonly feedSaid: JsonValue;
  /** Another one with every edit of the field. */
  readonly revision: number;
};

export interface VehicleChange {
  readonly vin: string;
  /** All of them or none. */
  readonly changes: readonly (AskedChange & {
    /** Of the edit that the person saw; null where they saw what the feed says. */
    readonly seenRevision: number | null;
  })[];
  readonly by: Actor;
  readonly nowMs: number;
}

export type ChangeOutcome =
  /** "stale": somebody else was faster, and nothing was written; the edits are theirs. */
  | {
      readonly status: "saved" | "stale";
      readonly edits: readonly FieldEdit[];
    }
  | { readonly status: "unknown" };

/** A picture as it is kept: checked, upright, without what the camera noted. */
export interface KeptPicture {
  /** Of the bytes, so that a picture sent twice is one. */
  readonly hash: string;
  readonly bytes: Uint8Array;
}

/** A picture that somebody of the store sent. */
export interface UploadedPhoto {
  readonly address: string;
  readonly by: Actor;
  readonly atMs: number;
}

export interface PhotoAddition {
  readonly vin: string;
  readonly pictures: readonly KeptPicture[];
  readonly by: Actor;
  readonly nowMs: number;
}

export interface PhotoRemoval {
  readonly vin: string;
  readonly address: string;
  readonly by: Actor;
  readonly nowMs: number;
}

/** "car" and "all": no room is left for this car's pictures, or for any car's, and nothing was written. */
export type AdditionOutcome = "saved" | "car" | "all" | "unknown";

/** A vehicle as the store's people see it, hidden or not, for sale or gone. */
export interface EditedVehicle {
  readonly fed: StockedVehicle;
  /** With every edit laid over; a hidden one as it would be shown. */
  readonly shown: StockedVehicle;
  /** In the order of `EDIT_FIELDS`. */
  readonly edits: readonly FieldEdit[];
  /** In the order in which they came, also those that no edit shows. */
  readonly uploads: readonly UploadedPhoto[];
}

export interface VehicleQuestion {
  /** Words, a stock number or a VIN, or its last six; empty finds all. */
  readonly words: string;
  /** Null is every store. */
  readonly storeIds: readonly string[] | null;
  /** From 1. */
  readonly page: number;
  /** Only those that somebody edited. */
  readonly isEdited?: boolean;
}

export interface FoundVehicles {
  readonly total: number;
  readonly pageCount: number;
  readonly vehicles: readonly EditedVehicle[];
  /** All that match and that somebody hides: the site has none of them, and they count in no total. */
  readonly hidden: readonly EditedVehicle[];
}

/** What people of the store say of vehicles, laid over what the feeds say. No import touches it. */
export interface VehicleEdits {
  /** For sale or gone, hidden or not; null for a VIN that was never here. */
  find(vin: string): Promise<EditedVehicle | null>;
  /** With its lines of the audit, in one commit. On the site within a second. */
  save(change: VehicleChange): Promise<ChangeOutcome>;
  /** They stand behind the photos of the moment, so nobody's order is overwritten, whatever the sender had seen. */
  addPhotos(addition: PhotoAddition): Promise<AdditionOutcome>;
  /** For good; false where there is no such picture. */
  removePhoto(removal: PhotoRemoval): Promise<boolean>;
}

export interface VehicleSearch {
  /** Vehicles for sale; the newest first. */
  search(question: VehicleQuestion): Promise<FoundVehicles>;
}
