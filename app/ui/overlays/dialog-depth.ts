/** Says in an entry of the history how many entries of dialogs it is above the page's own. */
export const DIALOG_DEPTH = "dialogDepth";
