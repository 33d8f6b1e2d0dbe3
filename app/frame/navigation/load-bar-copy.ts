import { defineCopy } from "#app/site/page/copy.ts";

export const loadBarCopy = defineCopy("shell", { loading: "Loading the page" });
