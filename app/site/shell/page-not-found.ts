import { data } from "react-router";

/** Spec §8: route validation failed. Throw it from a loader. */
export function pageNotFound({ pathname, search }: URL) {
  return data(`Page Not Found: ${pathname}${search}`, { status: 404 });
}
