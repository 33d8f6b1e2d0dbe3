import { expect } from "vitest";
import type { AttackSite } from "./attack-site.ts";

export const CODES_PATH = "/api/customer/phoneValidation";
export const PHONE = "3125550187";
export const OTHER = "7735550142";

interface Asked {
  readonly status: number;
  readonly cookies: string;
}

/** Whoever asks for codes and guesses at them; `from` is what the proxy saw of their address. */
export function codeAttacker(siteOf: () => AttackSite) {
  async function ask(
    fields: object,
    from = "198.18.0.1",
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Asked> {
    const answer = await siteOf().fetch(CODES_PATH, {
      method: "POST",
      body: JSON.stringify(fields),
      headers: {
        "Content-Type": "application/json",
        "X-Forwarded-For": from,
        ...headers,
      },
    });
    await answer.arrayBuffer();
    return {
      status: answer.status,
      cookies: answer.headers.getSetCookie().join(),
    };
  }

  const sentLines = () =>
    siteOf().logged.filter((it) => it.startsWith("phone-code."));

  function lastCode(): string {
    const line = sentLines().at(-1) ?? "";
    return /"code":"(\d{6})"/.exec(line)?.[1] ?? expect.fail("No code.");
  }

  return {
    send: (phone: string, from?: string, headers = {}) =>
      ask({ phone, type: "phone-validation" }, from, headers),
    guess: (phone: string, code: unknown, from?: string, headers = {}) =>
      ask({ phone, code, type: "code-verification" }, from, headers),
    lastCode,
    sentCount: () => sentLines().length,
    /** Six digits that are not the code. */
    wrongCodes(count: number): readonly string[] {
      const right = Number(lastCode());
      return Array.from({ length: count }, (_, at) =>
        String((right + 1 + at) % 1_000_000).padStart(6, "0"),
      );
    },
  };
}
