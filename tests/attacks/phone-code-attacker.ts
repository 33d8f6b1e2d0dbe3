import { expect } from "vitest";
import type { AttackSite } from "./attack-site.ts";

export const CODES_PATH = "/api/customer/phoneValidation";
export const PHONE = "3125550187";
export const OTHER = "7735550142";

interface Asked {
  readonly status: number;
  readonly cookies: string;
  /** The cookie of whoever asked for a code, or nothing. */
  readonly asked: string;
}

/** Addresses of which no range holds many. */
export function getFarAddress(at: number): string {
  return `${11 + (at % 180)}.${Math.floor(at / 180)}.7.9`;
}

/** Whoever asks for codes and guesses at them; `from` is what the proxy saw of their address. */
export function codeAttacker(siteOf: () => AttackSite) {
  /** What the browser keeps of each number that it asked a code for. */
  const kept = new Map<string, string>();

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
    const cookies = answer.headers.getSetCookie();
    const [asked = ""] = cookies.flatMap(
      (it) => /^phoneToVerify=\d[^;]*/.exec(it)?.[0] ?? [],
    );
    return { status: answer.status, cookies: cookies.join(), asked };
  }

  const sentLines = () =>
    siteOf().logged.filter((it) => it.startsWith("phone-code."));

  function lastCode(): string {
    const line = sentLines().at(-1) ?? "";
    return /"code":"(\d{6})"/.exec(line)?.[1] ?? expect.fail("No code.");
  }

  return {
    /** As the browser that asked before for a code of this number. */
    async send(phone: string, from?: string, headers = {}) {
      const sent = await ask({ phone, type: "phone-validation" }, from, {
        Cookie: kept.get(phone) ?? "",
        ...headers,
      });
      if (sent.asked !== "") kept.set(phone, sent.asked);
      return sent;
    },
    /** As that browser too; with `Cookie` among the headers as another one. */
    guess: (phone: string, code: unknown, from?: string, headers = {}) =>
      ask({ phone, code, type: "code-verification" }, from, {
        Cookie: kept.get(phone) ?? "",
        ...headers,
      }),
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
