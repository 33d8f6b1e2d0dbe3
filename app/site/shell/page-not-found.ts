import { data } from "react-router";

/** Spec §8: route validation failed. Throw it from a loader. */
export function pageNotFound(request: Request) {
  const { pathname, search } = new URL(request.url);
  return data(`Page Not Found: ${pathname}${search}`, { status: 404 });
}
