/** These are the 17 standard names of the advertising pixel; every other event is a custom one (Spec §9). */
export const STANDARD_PIXEL_EVENTS = [
  "AddPaymentInfo",
  "AddToCart",
  "AddToWishlist",
  "CompleteRegistration",
  "Contact",
  "CustomizeProduct",
  "Donate",
  "FindLocation",
  "InitiateCheckout",
  "Lead",
  "Purchase",
  "Schedule",
  "Search",
  "StartTrial",
  "SubmitApplication",
  "Subscribe",
  "ViewContent",
] as const;

/** It is the pixel's command for an event; PageView is none of the 17, but is sent as they are. */
export function getPixelCommand(name: string): "track" | "trackCustom" {
  const isStandard =
    name === "PageView" || STANDARD_PIXEL_EVENTS.some((it) => it === name);
  return isStandard ? "track" : "trackCustom";
}
