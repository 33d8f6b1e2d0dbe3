import type { Actor, AuditAction } from "#app/domain/console/audit-entry.ts";
import type { JsonValue } from "#app/domain/console/json-value.ts";
import type { JsonPath } from "#app/domain/profile-edits/json-tree.ts";
import type { EditedFile } from "#app/domain/profile-edits/part-rules.ts";

/** The files of the profile's folder as the stores' people edit them. */
export interface ContentDesk {
  read(file: EditedFile): Promise<ContentRead>;
  /** Checks the whole profile with the new text, keeps the text of before, and serves the new one at once. */
  save(change: ContentChange): Promise<SaveOutcome>;
  /** Texts of before, the newest first. */
  listVersions(file: EditedFile): Promise<readonly ContentVersion[]>;
  findVersion(file: EditedFile, id: string): Promise<ContentVersion | null>;
}

export type ContentRead =
  | {
      readonly status: "read";
      readonly document: JsonValue;
      readonly text: string;
      /** Another one whenever a byte of the file is another. */
      readonly revision: string;
    }
  /** Somebody left it so on the disk. It is for who can mend the file there. */
  | {
      readonly status: "broken";
      readonly problem: string;
      readonly revision: string;
    };

export interface ContentChange {
  readonly file: EditedFile;
  /** Of the text that was changed: another one in the meantime is overwritten by nobody. */
  readonly revision: string;
  readonly text: string;
  readonly action: Extract<AuditAction, "content.changed" | "content.restored">;
  /** What is edited, as in "offers winter-tires". */
  readonly subject: string;
  readonly storeId: string | null;
  readonly before: JsonValue;
  readonly after: JsonValue;
  /** Pictures that the new text names. They stay when it goes, so that it can come back. */
  readonly assets?: readonly ProfileAsset[];
  readonly by: Actor;
  readonly nowMs: number;
}

export interface ProfileAsset {
  /** In the profile's folder, as in "assets/staff-3f9c0a1b2c4d.jpg". */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ContentFault {
  readonly file: string;
  /** Inside the file. */
  readonly path: JsonPath;
  /** As in "must be a ZIP code, as in 60505". */
  readonly message: string;
  /** The whole line, as `profile check` has it. */
  readonly line: string;
}

export type SaveOutcome =
  /** What is not live waits for a restart that another change of the folder needs. */
  | { readonly status: "saved"; readonly isLive: boolean }
  /** Somebody else saved meanwhile. */
  | { readonly status: "stale" }
  | { readonly status: "refused"; readonly faults: readonly ContentFault[] }
  /** The folder cannot be written to; for who runs the server. */
  | { readonly status: "unwritable"; readonly problem: string };

export interface ContentVersion {
  readonly id: string;
  readonly file: EditedFile;
  /** It stood until then, and this person's change took its place. */
  readonly untilMs: number;
  readonly by: Actor;
  readonly subject: string;
  readonly text: string;
}
