import { defineCopy } from "#app/site/page/copy.ts";

export const shortlistCopy = defineCopy("garage", {
  save: "Save",
  saved: "Saved",
  compare: "Compare",
  compared: "Comparing",
  saveName: "Save {name}",
  savedName: "Saved: {name}",
  compareName: "Compare {name}",
  comparedName: "Comparing: {name}",
  availability: "Check availability",
  availabilityName: "Check availability of the {name}",
  testDrive: "Test drive",
  testDriveName: "Test drive the {name}",
  email: "Email me this car",
  emailName: "Email me this car: {name}",
  saidSaved: {
    one: "Saved. {count} saved car.",
    other: "Saved. {count} saved cars.",
  },
  saidRemoved: {
    one: "Removed. {count} saved car.",
    other: "Removed. {count} saved cars.",
  },
  saidCompared: {
    one: "{count} car chosen to compare.",
    other: "{count} cars chosen to compare.",
  },
  savedFull: "Your list is full",
  savedFullDetail: "It holds 40 cars. Remove one to save another.",
  comparedFull: "You can compare four cars",
  comparedFullDetail: "Remove one to add this.",
});

export type ShortlistText = Extract<
  keyof (typeof shortlistCopy)["sentences"],
  string
>;
