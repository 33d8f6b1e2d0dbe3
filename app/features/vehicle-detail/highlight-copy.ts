import { defineCopy } from "#app/site/page/copy.ts";

/**
 * What a feature means for whoever drives with it: true of every car that has one, whoever made it. The server alone
 * says it.
 */
export const highlightCopy = defineCopy("vehicleHighlights", {
  onlyOne: "The only car we have with all of these.",
  together: "{count} of our {total} cars have all of these.",
  "meaning.third-row": "Room for more than five",
  "meaning.heated-seats": "Warm before the heater is",
  "meaning.leather-seats": "Easy to wipe clean",
  "meaning.panoramic-roof": "Light and sky for the back seats too",
  "meaning.sunroof": "Daylight from above",
  "meaning.apple-carplay": "Your iPhone’s maps and music on the screen",
  "meaning.android-auto": "Your phone’s maps and music on the screen",
  "meaning.surround-view-camera": "See all around as you park",
  "meaning.blind-spot-monitor": "Watches the lanes beside you",
  "meaning.adaptive-cruise": "Keeps its distance from the car ahead",
  "meaning.driver-assistance": "Steers on highways while you watch the road",
  "meaning.tow-package": "Set up to pull a trailer",
  "meaning.ventilated-seats": "Cooler on hot days",
  "meaning.remote-start": "Warm or cool before you get in",
  "meaning.navigation": "Directions without a phone",
  "meaning.power-liftgate": "Opens at the press of a button",
  "meaning.premium-sound": "A step up from standard speakers",
  "meaning.head-up-display": "Your speed in your line of sight",
  "meaning.automatic-emergency-braking": "Can brake for you before a crash",
  "meaning.lane-keeping": "Helps you stay in your lane",
  "meaning.heated-steering-wheel": "Warm hands on cold mornings",
  "meaning.memory-seats": "Your position at one press",
  "meaning.wireless-charging": "Set a phone down to charge it",
  "meaning.backup-camera": "See what’s behind as you back up",
  "meaning.parking-sensors": "Warn you before you’re too close",
  "meaning.alloy-wheels": "Lighter than steel ones",
  "meaning.bluetooth": "Calls and music from your phone",
  "meaning.keyless-entry": "Unlocks without turning a key",
});

export type HighlightText = Extract<
  keyof (typeof highlightCopy)["sentences"],
  string
>;
