import { defineCopy } from "#app/site/page/copy.ts";

/** Only the server uses this copy. Spec §8 sets the words, spelled as in the product; others follow below. */
export const flashCopy = defineCopy("toasts", {
  contactSuccess: "Message sent!",
  contactSuccessDetail:
    "Your message was succesfully sent. Someone from our dealership team will contact with you soon.",
  contactError: "Something went wrong",
  contactErrorDetail:
    "There was an error on sending your infromation. Please try again or just gice us a call",
  careerSuccess: "Message sent!",
  careerSuccessDetail: "Thank you! Your submission has been received!",
  careerError: "Something went wrong",
  careerErrorDetail: "Oops! Something went wrong while submitting the form.",
  privateInventorySuccess: "Access Granted!",
  privateInventorySuccessDetail: "Welcome to the {name}'s private inventory!",
  privateInventoryError: "Error",
  privateInventoryErrorDetail: "There was an error saving your information.",
  priceWizardError: "Error",
  priceWizardErrorDetail: "There was an error saving your information.",
  testDriveSuccess: "Test Drive Scheduled",
  testDriveSuccessDetail:
    "Your test drive has been scheduled, someone will reach out to confirm your appointment.",
  placeError: "We don’t know that ZIP code",
  placeErrorDetail: "Enter a 5-digit US ZIP code, like 60505",
  testDriveError: "Something went wrong",
  testDriveErrorDetail: "Please fill info about yourself.",

  detailsSaved: "Details saved",
  detailsSavedDetail: "We’ll fill them in for you on this device.",
  detailsErased: "Details erased",
  detailsErasedDetail: "This device no longer keeps anything about you.",
  termsErased: "Terms erased",
  termsErasedDetail: "Payments use our standard terms again.",
  termsKept: "Terms set for every car",
  termsKeptDetail: "Every payment on this site uses them now.",
  phoneVerified: "Phone number verified",
  phoneVerifiedDetail: "Thanks. We’ll use it only as you asked.",
  vehicleSaved: "Car saved",
  vehicleSavedDetail: "Find it anytime under Saved cars.",
  vehicleRemoved: "Car removed",
  vehicleRemovedDetail: "It’s no longer in your saved cars.",
  savedFull: "Your list is full",
  savedFullDetail: "It holds 40 cars. Remove one to save another.",
  consentSaved: "Cookie choices saved",
  consentSavedDetail: "You can change them anytime.",
});
