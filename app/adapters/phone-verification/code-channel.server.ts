import type {
  CodeCheck,
  CodeSending,
} from "#app/domain/phone-verification/phone-validation.ts";

/** It sends codes and checks them, after the allowances were counted. Phones are ten digits without +1. */
export interface CodeChannel {
  send(phone: string): Promise<CodeSending>;
  check(phone: string, code: string): Promise<CodeCheck>;
}
