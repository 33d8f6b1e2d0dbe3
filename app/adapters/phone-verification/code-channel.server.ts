import type {
  CodeCheck,
  CodeSending,
} from "#app/domain/phone-verification/code-answers.ts";

/** What sends codes and knows them again, behind the allowances. Phones are ten digits without +1. */
export interface CodeChannel {
  send(phone: string): Promise<CodeSending>;
  check(phone: string, code: string): Promise<CodeCheck>;
}
