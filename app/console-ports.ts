import type {
  VehicleEdits,
  VehicleSearch,
} from "#app/ports/vehicle-edit-ports.ts";
import type { AppointmentRecords } from "#app/operator-ports.ts";
import type { AppPorts } from "#app/ports.ts";
import type {
  AuditTrail,
  ConsolePeople,
  ConsoleSessions,
  Passkeys,
} from "#app/ports/console-ports.ts";
import type { FeedDesk } from "#app/ports/feed-desk-ports.ts";
import type { FigureReader } from "#app/ports/figure-ports.ts";
import type { LeadDesk } from "#app/ports/lead-desk-ports.ts";
import type { VisitorEraser } from "#app/ports/visitor-eraser-ports.ts";
import type { TodayReader } from "#app/ports/today-ports.ts";
import type { PictureDesk, SentUpload } from "#app/ports/picture-ports.ts";
import type { ContentDesk } from "#app/ports/content-ports.ts";

/** What the console's pages ask of the site's own ports. */
type SitePorts = Pick<
  AppPorts,
  | "profile"
  | "siteUrl"
  | "hasTls"
  | "clock"
  | "log"
  | "rateLimits"
  | "inventory"
  | "index"
  | "appointments"
  | "serviceScheduler"
  | "signedNames"
  | "stopLinks"
>;

/** They are bound where the site's are. */
export interface ConsolePorts extends SitePorts {
  readonly vehicleDesk: VehicleEdits & VehicleSearch;
  readonly appointmentRecords: AppointmentRecords;
  readonly people: ConsolePeople;
  readonly passkeys: Passkeys;
  readonly sessions: ConsoleSessions;
  readonly audit: AuditTrail;
  readonly leads: LeadDesk;
  readonly eraser: VisitorEraser;
  readonly today: TodayReader;
  readonly figures: FigureReader;
  readonly feeds: FeedDesk;
  readonly content: ContentDesk;
  readonly pictures: PictureDesk;
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
  /** A form with files, in the form's place at an address that takes them. */
  readonly upload: SentUpload | null;
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
