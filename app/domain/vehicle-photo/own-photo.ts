import { isDrawnPhoto } from "./drawn-photo.ts";
import { isFolderPhoto } from "./folder-photo.ts";
import { isUploadedPhoto } from "./uploaded-photo.ts";

/** This site alone has such a photo: nothing is fetched for it, and others see it at its address here. */
export const isOwnPhoto = (address: string): boolean =>
  isFolderPhoto(address) || isDrawnPhoto(address) || isUploadedPhoto(address);
