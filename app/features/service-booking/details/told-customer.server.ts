import type { LeadUser } from "#app/domain/leads/lead.ts";
import type { AppointmentCustomer } from "#app/domain/scheduling/appointment.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";
import {
  toLeadUser,
  toVisitorContact,
} from "#app/site/forms/sending/lead-user.server.ts";
import type { GivenCustomer } from "./details-form.ts";

export interface ToldCustomer {
  readonly customer: AppointmentCustomer;
  readonly user: LeadUser;
  /** A business's people are none of the visitor's own details. */
  readonly learnt: Partial<VisitorProfile>;
}

export function toToldCustomer(
  given: GivenCustomer,
  visitor: VisitorProfile,
  comments: string,
): ToldCustomer {
  if (given.kind === "personal") {
    const user = toLeadUser(given.person, visitor, { comments });
    return {
      user,
      customer: { ...user, business: null },
      learnt: toVisitorContact(given.person, visitor),
    };
  }
  const {
    businessName,
    contactName,
    contactTitle,
    contactPhone,
    contactEmail,
  } = given.business;
  // As with conversations (spec §5): the first word is the first name, the rest the last.
  const [firstName = "", ...rest] = contactName.split(/\s+/);
  const person = {
    firstName,
    lastName: rest.join(" "),
    email: contactEmail,
    phone: contactPhone,
  };
  const user = toLeadUser(person, visitor, { comments });
  return {
    user,
    customer: {
      ...user,
      business: {
        name: businessName,
        contactName,
        contactTitle,
        contactPhone,
        contactEmail,
      },
    },
    learnt: {},
  };
}
