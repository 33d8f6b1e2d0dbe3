import * as v from "valibot";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { NOT_FOUND } from "#app/console/frame/answer.ts";
import { getTexts } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { readPosted, readText } from "#app/console/frame/posted.ts";
import {
  askForPasskey,
  readPasskeyAnswer,
  refusePasskey,
} from "#app/console/frame/passkey-questions.ts";
import { selfCopy } from "./copy.ts";
import { NewPasskeyBody, SelfBody } from "./self-pages.tsx";

export const selfHandlers = {
  async self(asked) {
    const { ports, person, nowMs } = asked;
    const [passkeys, sessions] = await Promise.all([
      ports.passkeys.listOf(person.id),
      ports.sessions.list(nowMs, person.id),
    ]);
    return {
      kind: "page",
      title: getTexts(asked, selfCopy)("title"),
      body: <SelfBody asked={asked} passkeys={passkeys} sessions={sessions} />,
    };
  },

  async "self.language"({ ports, person, request }) {
    const language = v.safeParse(
      v.picklist(LANGUAGES),
      readText(await readPosted(request), "language"),
    );
    if (!language.success) return NOT_FOUND;
    await ports.people.chooseLanguage(person.id, language.output);
    return { kind: "redirect", to: getConsoleAddress("self"), notice: "saved" };
  },

  async "self.end-session"({ ports, person, request, by, nowMs }) {
    const id = readText(await readPosted(request), "id");
    const own = await ports.sessions.list(nowMs, person.id);
    if (!own.some((it) => it.id === id)) return NOT_FOUND;
    await ports.sessions.endOf(id, { by, nowMs });
    return {
      kind: "redirect",
      to: getConsoleAddress("self"),
      notice: "sessionEnded",
    };
  },

  "self.new-passkey": (asked) => ({
    kind: "page",
    title: getTexts(asked, selfCopy)("addTitle"),
    body: <NewPasskeyBody language={asked.language} />,
  }),

  "self.ask": (asked) => askForPasskey(asked, "enrollment", asked.person),

  async "self.answer"(asked) {
    const { ports, by, nowMs } = asked;
    const isKept = await ports.passkeys.enroll({
      ...readPasskeyAnswer(asked, "enrollment"),
      invitationToken: null,
      change: { by, nowMs },
    });
    return isKept ? { kind: "json", value: {} } : refusePasskey(asked);
  },

  async "self.remove-passkey"({ ports, person, request, by, nowMs }) {
    const id = readText(await readPosted(request), "id");
    const result = await ports.passkeys.remove(
      { id, personId: person.id },
      { by, nowMs },
    );
    // The page itself says why the last one stays.
    return result === "unknown"
      ? NOT_FOUND
      : {
          kind: "redirect",
          to: getConsoleAddress("self"),
          ...(result === "removed" && { notice: "passkeyRemoved" }),
        };
  },
} satisfies SectionHandlers<
  | "self"
  | "self.language"
  | "self.end-session"
  | "self.new-passkey"
  | "self.ask"
  | "self.answer"
  | "self.remove-passkey"
>;
