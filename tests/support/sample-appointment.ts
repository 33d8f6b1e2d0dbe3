import type { Appointment } from "#app/domain/scheduling/appointment.ts";

/** Friday, November 27, 2026, 10:00 in Chicago, for half an hour. */
export const SAMPLE_APPOINTMENT: Appointment = {
  id: "Abc-efgh_jklmnop",
  reference: "K7Q2-9FXM",
  kind: "testDrive",
  storeId: "aurora",
  startMs: Date.UTC(2026, 10, 27, 16),
  endMs: Date.UTC(2026, 10, 27, 16, 30),
  state: "booked",
  revision: 1,
  createdAtMs: Date.UTC(2026, 10, 20, 18),
  keptUntilMs: Date.UTC(2028, 10, 27),
  visitorId: "visitor-1",
  language: "en",
  reason: "new",
  customer: {
    firstName: "Nora",
    lastName: "Quill",
    email: "nora.quill@visitor.example",
    phone: "6305559876",
    phoneVerified: false,
    comments: "",
    address: null,
    business: null,
  },
  vehicles: [
    {
      year: "2024",
      make: "Honda",
      model: "CR-V",
      trim: "EX",
      vin: "5J6RS6H51RL000001",
      stockNumber: "A1",
      miles: 12,
    },
  ],
  repairOrderLines: [],
  offer: null,
  notesGeneral: "",
  remoteId: null,
};

/** The same customer's car comes to the shop of a business. */
export const SAMPLE_SERVICE: Appointment = {
  ...SAMPLE_APPOINTMENT,
  kind: "service",
  customer: {
    ...SAMPLE_APPOINTMENT.customer,
    business: {
      name: "Quill & Sons, Inc.",
      contactName: "Nora Quill",
      contactTitle: "Fleet",
      contactPhone: "6305559876",
      contactEmail: "fleet@quill.example",
    },
  },
  repairOrderLines: [
    { opCode: "LOF", name: "Oil change", notesNarrative: "" },
    { opCode: "ROT", name: "Tire rotation", notesNarrative: "Squeaks" },
  ],
};
