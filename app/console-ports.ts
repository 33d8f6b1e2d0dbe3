import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Clock, Log } from "#app/ports.ts";
import type {
  AuditTrail,
  ConsolePeople,
  ConsoleSessions,
  Passkeys,
} from "#app/ports/console-ports.ts";
import type { ContentDesk } from "#app/ports/content-ports.ts";
import type { RateLimits } from "#app/ports/visitor-ports.ts";

/** What the console's pages ask. They are bound where the site's are. */
export interface ConsolePorts {
  readonly profile: StoreProfile;
  readonly siteUrl: string;
  readonly hasTls: boolean;
  readonly clock: Clock;
  readonly log: Log;
  readonly rateLimits: RateLimits;
  readonly people: ConsolePeople;
  readonly passkeys: Passkeys;
  readonly sessions: ConsoleSessions;
  readonly audit: AuditTrail;
  readonly content: ContentDesk;
}

/** A request as the console takes it, and nothing of the server besides. */
export interface ConsoleRequest {
  readonly method: "GET" | "HEAD" | "POST";
  readonly url: URL;
  /** As the browser sees the console. */
  readonly origin: string;
  readonly cookies: ReadonlyMap<string, string>;
  readonly form: {
    readonly contentType: string | undefined;
    readonly bytes: Uint8Array<ArrayBuffer>;
  } | null;
  readonly userAgent: string;
  readonly acceptLanguage: string;
  /** For limits alone. */
  readonly clientAddress: string;
}

/** The console as its build exports it. */
export interface Console {
  answer(request: ConsoleRequest): Promise<Response>;
}

/** Where the build put what its pages load. */
export interface ConsoleFiles {
  readonly script: string;
  readonly styles: readonly string[];
}
