/** Of one car, also those that are not shown. */
export const MOST_UPLOADS = 40;

/** Assumption A357: a car that was gone for so long comes back without the pictures that were added to it. */
export const GONE_CAR_PHOTO_DAYS = 90;

/** A browser sends them in one form. */
export const MOST_FILES_AT_ONCE = 20;

/** A phone's photo has 3 to 12 MB; one of fifty million pixels some 20. */
export const MOST_FILE_MEGABYTES = 20;
export const MOST_FILE_BYTES = MOST_FILE_MEGABYTES * 1024 * 1024;
