import { defineCopy } from "#app/site/page/copy.ts";

/** Words of the screen alone: the other errors' words are also among the scripts of every page. */
export const notTakenCopy = defineCopy("shell", {
  notTakenTitle: "This page doesn’t take forms",
  notTakenSubtitle:
    "Nothing was saved, because this page takes nothing that’s sent to it. Open the page and go on from there, or call us.",
  openPage: "Open the page",
});
