import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import * as v from "valibot";
import type { PasskeyChallenges } from "#app/adapters/database/console/passkey-challenges.server.ts";
import type {
  KnownPasskey,
  NewPasskey,
  PasskeyRecords,
} from "#app/adapters/database/console/passkey-records.server.ts";
import type { Log } from "#app/ports.ts";
import type {
  PasskeyAnswer,
  PasskeyQuestion,
  Passkeys,
  Person,
} from "#app/ports/console-ports.ts";

interface PasskeysOptions {
  readonly records: PasskeyRecords;
  readonly challenges: PasskeyChallenges;
  /** What an authenticator shows beside the key. */
  readonly readName: () => string;
  readonly log: Log;
}

/** What both kinds of answers are; all else in them is the library's to check. */
const answerSchema = v.looseObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,1400}$/)),
  rawId: v.string(),
  type: v.literal("public-key"),
  clientExtensionResults: v.looseObject({}),
  response: v.looseObject({ clientDataJSON: v.string() }),
});

/** EdDSA, ES256 and RS256: what authenticators have. The library's own list asks Node for one that is an experiment. */
const ALGORITHMS = [-8, -7, -257];

/** Web Authentication Level 3, by the library: only the key's holder signs our question, for our site, with a PIN or a finger. */
export function createPasskeys({
  records,
  challenges,
  readName,
  log,
}: PasskeysOptions): Passkeys {
  return {
    listOf: (personId) => records.listOf(personId),

    async ask({ purpose, person, origin, nowMs }) {
      const options = await buildOptions({ purpose, person, origin, nowMs });
      const browser = await challenges.add(
        { challenge: options.challenge, personId: person?.id ?? null },
        purpose,
        nowMs,
      );
      return { browser, options };
    },

    async confirm(answer) {
      const challenge = await challenges.take(
        answer.browser,
        answer.purpose,
        answer.nowMs,
      );
      if (challenge === null) return null;
      const parsed = v.safeParse(answerSchema, answer.response);
      if (!parsed.success) return null;
      const key = await records.find(parsed.output.id);
      if (key === null) return null;
      if (challenge.personId !== null && challenge.personId !== key.personId)
        return null;
      const counter = await verifyUse(challenge.challenge, key, answer);
      if (counter === null) return null;
      const isNoted = await records.noteUse(key, counter, answer.nowMs);
      return isNoted ? key.personId : null;
    },

    async enroll(answer) {
      const challenge = await challenges.take(
        answer.browser,
        "enrollment",
        answer.nowMs,
      );
      if (challenge === null || challenge.personId === null) return false;
      const parsed = v.safeParse(answerSchema, answer.response);
      if (!parsed.success) return false;
      const key = await verifyNewKey(challenge.challenge, answer);
      if (key === null) return false;
      return records.add(
        key,
        challenge.personId,
        answer.invitationToken,
        answer.change,
      );
    },

    remove: (passkey, change) => records.remove(passkey, change),
  };

  async function buildOptions({ purpose, person, origin }: PasskeyQuestion) {
    const rpID = new URL(origin).hostname;
    const { generateAuthenticationOptions, generateRegistrationOptions } =
      await loadLibrary();
    if (purpose === "enrollment" && person !== null)
      return generateRegistrationOptions({
        rpName: readName(),
        rpID,
        userID: toUserId(person),
        userName: person.email,
        userDisplayName: person.name,
        // A second key is to be another one.
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: (await records.listOf(person.id)).map(toDescriptor),
        authenticatorSelection: {
          residentKey: "required",
          userVerification: "required",
        },
      });
    return generateAuthenticationOptions({
      rpID,
      userVerification: "required",
      allowCredentials:
        person === null
          ? []
          : (await records.listOf(person.id)).map(toDescriptor),
    });
  }

  /** The key's new counter; null for an answer that is not good. */
  async function verifyUse(
    expectedChallenge: string,
    key: KnownPasskey,
    { origin, response }: PasskeyAnswer,
  ): Promise<number | null> {
    const { verifyAuthenticationResponse } = await loadLibrary();
    try {
      const { verified, authenticationInfo } =
        await verifyAuthenticationResponse({
          // The library checks its shape; what it lacks is an error here.
          response: response as AuthenticationResponseJSON,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: new URL(origin).hostname,
          requireUserVerification: true,
          credential: {
            id: key.id,
            publicKey: key.publicKey,
            counter: key.counter,
            transports: [...key.transports],
          },
        });
      return verified ? authenticationInfo.newCounter : null;
    } catch (error) {
      noteRefusal(error);
      return null;
    }
  }

  async function verifyNewKey(
    expectedChallenge: string,
    { origin, response }: PasskeyAnswer,
  ): Promise<NewPasskey | null> {
    const { verifyRegistrationResponse } = await loadLibrary();
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      if (!verified) return null;
      const { credential, credentialBackedUp } = registrationInfo;
      return {
        id: credential.id,
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: credential.transports ?? [],
        isBackedUp: credentialBackedUp,
      };
    } catch (error) {
      noteRefusal(error);
      return null;
    }
  }

  function noteRefusal(error: unknown): void {
    log.warn("console.passkey-refused", {
      message: error instanceof Error ? error.name : "unknown",
    });
  }
}

/** It is loaded by the first who signs in: a site without a console does without its hundred files. */
function loadLibrary() {
  return import("@simplewebauthn/server");
}

function toUserId({ id }: Person): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(id);
}

function toDescriptor({ id, transports }: KnownPasskey) {
  return { id, transports: [...transports] };
}
