import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { LeadType } from "#app/domain/store-profile/leads.ts";
import type { ProfileAnswers } from "./profile-answers.ts";

/** About a vehicle, a CRM reads ADF; what is written to people is text. */
const SUBJECTS: Readonly<
  Record<LeadType, readonly [kind: "vehicle" | "words", subject: string]>
> = {
  DEFAULT: ["words", "{dealer}: message from {name}"],
  UNLOCK_INVENTORY: ["vehicle", "{dealer}: {name} unlocked the inventory"],
  UNLOCK_PRICE: ["vehicle", "{dealer}: {name} asked for a price"],
  SCHEDULE_TEST_DRIVE: [
    "vehicle",
    "{dealer}: {name} wants to drive a {vehicle}",
  ],
  SELL_OR_TRADE: ["vehicle", "{dealer}: {name} sells or trades a {vehicle}"],
  CONTACT_SALES: ["vehicle", "{dealer}: sales question from {name}"],
  CONTACT_DEALERSHIP: ["words", "{dealer}: question from {name}"],
  CONTACT_FINANCE: ["words", "{dealer}: finance question from {name}"],
  CONTACT_SERVICE: ["words", "{dealer}: service question from {name}"],
  CAREERS: ["words", "{dealer}: job application from {name}"],
  SERVICE: ["words", "{dealer}: service appointment for {name}"],
  APPLY_FINANCING: ["vehicle", "{dealer}: {name} asks for financing"],
};

/** Spec §9 names the topics, in this order. */
const TOPICS = [
  ["Purchasing a vehicle", "Comprar un vehículo", "SALES"],
  ["Financing options", "Opciones de financiamiento", "FINANCE"],
  ["Trade appraisal", "Avalúo de mi auto", "SALES"],
  ["Selling my car", "Vender mi auto", "SALES"],
  ["Recent vehicle purchase", "Compra reciente", "DEALERSHIP"],
  ["Billing issues", "Asuntos de facturación", "DEALERSHIP"],
  ["General questions", "Preguntas generales", "DEALERSHIP"],
] as const;

/** All of a new dealership's leads go to one place, which `leads.json` names once. */
export function buildNewLeads(answers: ProfileAnswers, today: string) {
  const { name, email, website, leads, stores } = answers;
  return {
    recipients: { leads: { name: `${name} leads`, email: leads.to } },
    fallbackRecipient: "leads",
    sender: { name: `${name} website`, email: leads.from ?? email },
    types: Object.fromEntries(
      Object.entries(SUBJECTS).map(([type, [kind, subject]]) => [
        type,
        {
          format: kind === "vehicle" ? leads.format : "text",
          subject,
          recipients: ["leads"],
        },
      ]),
    ),
    topics: TOPICS.map(([en, es, target], at) => ({
      id: at + 1,
      name: { en, es },
      target,
      recipients: null,
      format: null,
    })),
    adf: {
      vendorName: name,
      provider: {
        name: `${name} website`,
        service: "Website leads",
        url: website ?? null,
        email,
        phone: formatPhone(stores[0]?.phone ?? "", "general"),
      },
      mergesComments: false,
    },
    contactConsent: {
      hasOwnCheckbox: true,
      version: today,
      text: {
        en: `${name} may call and text me about this request at the number above, by an automatic system too. Rates for messages and data may apply. I need not agree to buy anything, and a reply of STOP ends it.`,
        es: `${name} puede llamarme y enviarme mensajes de texto sobre esta solicitud al número de arriba, también con un sistema automático. Pueden aplicarse tarifas de mensajes y datos. No tengo que aceptar para comprar, y una respuesta de STOP lo termina.`,
      },
    },
    careers: { email, positions: [] },
    phoneVerification: { isEnabled: false, codeMinutes: 10, maximumTries: 5 },
  };
}
