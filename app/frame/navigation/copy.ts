import { defineCopy } from "#app/site/page/copy.ts";

/** What the frame says in the browser. */
export const shellCopy = defineCopy("shell", {
  loading: "Loading the page",
});
