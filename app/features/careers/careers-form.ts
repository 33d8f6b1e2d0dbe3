import * as v from "valibot";
import {
  choice,
  LONGEST,
  message,
  requiredLine,
} from "#app/domain/forms/fields.ts";
import { contactEntries } from "#app/site/forms/contact-details.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";
import type { Positions } from "./openings.server.ts";

/** The places of the form and of the open jobs on the page. */
export const FORM_ID = "apply";
export const OPENINGS_ID = "openings";

/** Every position that may be chosen. */
export function listOffered({ open, other }: Positions) {
  return [...open, ...other];
}

const MOST_RESUME_BYTES = 5 * 1024 * 1024;

/** A file field that is left empty sends a nameless file of zero bytes. */
const resume = v.pipe(
  v.optional(v.union([v.instance(File), v.literal("")], "resumeType"), ""),
  v.transform((file) =>
    file === "" || (file.size === 0 && file.name === "") ? null : file,
  ),
  v.check((file) => file === null || file.size > 0, "resumeEmpty"),
  v.check(
    (file) => file === null || file.size <= MOST_RESUME_BYTES,
    "resumeSize",
  ),
);

/** Spec §3, careers form: `positions` are the values of the list; without any, the applicant writes one. */
export function buildCareersForm(positions: readonly string[]) {
  return defineForm(
    "careers",
    v.object({
      position:
        positions.length === 0
          ? requiredLine({ missing: "required", max: LONGEST.line })
          : choice(positions, "required"),
      ...contactEntries,
      message,
      resume,
    }),
  );
}
