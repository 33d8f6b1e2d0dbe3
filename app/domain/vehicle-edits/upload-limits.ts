/** Of one car, also those that are not shown. */
export const MOST_UPLOADS = 40;
