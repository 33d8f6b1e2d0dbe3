import * as v from "valibot";
import { USUAL_HOURS, weekHours } from "#app/domain/store-profile/hours.ts";

/** The hours of a department that names none, as the site reads them. */
export const DEFAULT_HOURS = v.parse(weekHours, USUAL_HOURS);
