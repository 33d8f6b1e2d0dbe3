import * as v from "valibot";
import { optionalLine } from "#app/domain/forms/fields.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

/** A button: what the offer leaves for another car is known. */
export const tradeInForm = defineForm(
  "valuation-trade-in",
  v.object({ trade: optionalLine() }),
);
