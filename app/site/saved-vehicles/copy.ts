import { defineCopy } from "#app/site/page/copy.ts";

export const shortlistCopy = defineCopy("garage", {
  save: "Save",
  compare: "Compare",
  saveName: "Save {name}",
  compareName: "Compare {name}",
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
  savedFullDetail: "It holds 40 cars. Take one out to save another.",
  comparedFull: "Four cars is the most",
  comparedFullDetail: "Take one out to compare another.",
});

export type ShortlistText = Extract<
  keyof (typeof shortlistCopy)["sentences"],
  string
>;
