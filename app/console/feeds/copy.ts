import { defineCopy } from "#app/site/page/copy.ts";

export const feedsCopy = defineCopy("consoleFeeds", {
  title: "Feeds",
  now: "Each feed now",
  noFeeds:
    "No feed has come yet. What is put into a store’s folder shows here.",
  noFeedsOfStore: "{store}: no feed has come yet",
  store: "Store",
  feed: "Feed",
  last: "Last file",
  ended: "How it ended",
  imported: "Last import",
  importedAgo: "{time} ago",
  never: "Never",
  added: "Added",
  changed: "Changed",
  priced: "New price",
  gone: "Gone",
  merged: "Merged",
  refusedRows: "Refused",

  "ending.done": "Imported",
  "ending.unchanged": "Imported, nothing new",
  "ending.held": "Held",
  "ending.refused": "Refused",
  "ending.failed": "Failed",
  "decided.import.waiting": "Held, will be imported",
  "decided.import.done": "Held, then imported",
  "decided.leave-out": "Held, left out",

  folders: "In the folders",
  notWatching:
    "This site watches no folder for feeds. They are imported at the terminal.",
  notLooked: "No folder was looked at yet.",
  nothingWaits: "{store}: no file waits",
  waiting: {
    one: "{store}: {count} file waits",
    other: "{store}: {count} files wait",
  },
  lookedAt: "Looked at {date}",
  waitingFile: "{name}, there since {date}",

  history: "Every file",
  filters: "Which files to show",
  everyStore: "All stores",
  everyEnding: "Any",
  show: "Show",
  noRuns: "No file fits that.",
  when: "When",
  older: "Older files",
  all: "Show all",

  runTitle: "{feed}, {date}",
  file: "File",
  terminal: "Imported at the terminal",
  format: "Format",
  rows: "Rows",
  returned: "Back for sale",
  unchanged: "Unchanged",
  samplesRemoved: "Sample cars removed",
  elsewhere: "Sold by another store or feed",
  back: "Back to the feeds",
  problem: "Why nothing was taken from it",

  heldTitle: "Why it is held",
  "held.vanishing":
    "{count} of {total} cars for sale aren’t in this file. If it’s imported, they go off the site.",
  "held.empty": {
    one: "There are no cars in this file. If it’s imported, the only car of this feed goes off the site.",
    other:
      "There are no cars in this file. If it’s imported, all {count} cars of this feed go off the site.",
  },
  heldNew: "There are no cars in this file, and this feed never brought any.",
  "held.price-loss":
    "{count} of {total} prices aren’t in this file. If it’s imported, those cars show no price.",
  "held.merged":
    "{count} of {total} rows repeat the VIN of an earlier row. If it’s imported, each of them is merged into that row.",
  heldUnknown:
    "It would have changed more than 30% of this feed’s cars, prices or rows.",
  siteStays: "Until then the site shows what the file before it said.",
  release: "Import it anyway",
  releaseFirst:
    "That is often a file that was cut short. Look into it before you decide.",
  leaveOut: "Leave it out",
  "cannot.superseded":
    "A newer file of this feed was read since, so there is nothing to decide anymore.",
  "cannot.all-refused":
    "Not one of its rows became a car, so importing it would empty this feed. Have the file put right and send it again.",
  "cannot.no-file":
    "It was imported at the terminal, so it can be imported there only.",
  "cannot.no-folder":
    "This site watches no folder, so it can be imported at the terminal only.",
  "cannot.not-held": "This file isn’t held.",
  "decision.import.waiting":
    "{name} had it imported on {date}. It will be imported within a minute; load this page again to see it.",
  "decision.import.done": "{name} had it imported on {date}.",
  "decision.import.failed":
    "{name} wanted it imported on {date}, but it wasn’t.",
  "decision.leave-out": "{name} left it out on {date}.",
  commandLine: "Someone at the terminal",
  faster: "Someone was faster, so your press changed nothing.",
  "fault.file-gone": "The file isn’t in the folder anymore.",
  "fault.file-changed":
    "The file, or how it’s read, isn’t what you looked at anymore. Put it into the store’s folder again to have it read anew.",
  "fault.superseded": "A newer file of this feed was read first.",
  "fault.held-again":
    "It was held again for another reason, which has its own page.",
  "fault.unreadable": "The file couldn’t be read.",
  result: "What came of it",
  released: "It was held at first, and someone had it imported anyway.",

  refusedTitle: "Refused rows",
  noRefused: "No row was refused.",
  refusedForgotten: {
    one: "{count} row was refused. Rows are kept for the newest 20 files of a feed.",
    other:
      "{count} rows were refused. Rows are kept for the newest 20 files of a feed.",
  },
  refusedShown: {
    one: "{count} row was refused.",
    other: "{count} rows were refused. The first {shown} stand here.",
  },
  refusedFile: "Refused rows as CSV",
  row: "Row",
  vin: "VIN",
  reason: "Reason",
  noRow: "None",
  warningsTitle: "Warnings",
  noWarnings: "There were no warnings.",
  warning: "{kind} ({count})",
  example: "Row {row}, VIN {vin}: {warning}",
});
