import type { Permission } from "./roles.ts";

/** One address of the console. What is not in the table below is not there. */
export interface ConsoleRoute {
  readonly method: "GET" | "POST";
  /** Below `/console`; `:name` stands for one segment. */
  readonly path: string;
  /** Null is open to who is not signed in. */
  readonly needs: Permission | null;
  /** The passkey must have been shown within the last minutes. */
  readonly needsFresh?: true;
  /** Its files are read one by one, after everything else was asked. */
  readonly takesFiles?: true;
}

/** Every page and form of the console, and who may use it. */
export const CONSOLE_ROUTES = {
  "sign-in": { method: "GET", path: "/sign-in", needs: null },
  "sign-in.ask": { method: "POST", path: "/sign-in/ask", needs: null },
  "sign-in.answer": { method: "POST", path: "/sign-in/answer", needs: null },
  welcome: { method: "GET", path: "/welcome", needs: null },
  "welcome.ask": { method: "POST", path: "/welcome/ask", needs: null },
  "welcome.answer": { method: "POST", path: "/welcome/answer", needs: null },
  "sign-out": { method: "POST", path: "/sign-out", needs: "self" },

  "confirm.ask": { method: "POST", path: "/confirm/ask", needs: "self" },
  "confirm.answer": { method: "POST", path: "/confirm/answer", needs: "self" },

  self: { method: "GET", path: "/me", needs: "self" },
  "self.language": { method: "POST", path: "/me/language", needs: "self" },
  "self.end-session": { method: "POST", path: "/me/sessions", needs: "self" },
  "self.new-passkey": {
    method: "GET",
    path: "/me/passkeys/new",
    needs: "self",
    needsFresh: true,
  },
  "self.ask": {
    method: "POST",
    path: "/me/passkeys/ask",
    needs: "self",
    needsFresh: true,
  },
  "self.answer": {
    method: "POST",
    path: "/me/passkeys/answer",
    needs: "self",
    needsFresh: true,
  },
  "self.remove-passkey": {
    method: "POST",
    path: "/me/passkeys",
    needs: "self",
    needsFresh: true,
  },

  today: { method: "GET", path: "/today", needs: "today" },
  "today.more": { method: "GET", path: "/today/:kind", needs: "today" },

  leads: { method: "GET", path: "/leads", needs: "leads" },
  "leads.export": {
    method: "GET",
    path: "/leads/export",
    needs: "leads.export",
    needsFresh: true,
  },
  "leads.trades": { method: "GET", path: "/leads/trades", needs: "leads" },
  lead: { method: "GET", path: "/leads/:reference", needs: "leads" },
  "lead.answer": {
    method: "POST",
    path: "/leads/:reference/answer",
    needs: "leads",
  },
  "lead.assign": {
    method: "POST",
    path: "/leads/:reference/assign",
    needs: "leads",
  },
  "lead.note": {
    method: "POST",
    path: "/leads/:reference/note",
    needs: "leads",
  },
  "lead.replay": {
    method: "POST",
    path: "/leads/:reference/replay",
    needs: "leads",
  },
  "lead.file": {
    method: "GET",
    path: "/leads/:reference/files/:position",
    needs: "leads",
  },
  "visitors.find": {
    method: "GET",
    path: "/visitors",
    needs: "visitors.erase",
  },
  "visitors.erase": {
    method: "POST",
    path: "/visitors",
    needs: "visitors.erase",
    needsFresh: true,
  },

  appointments: {
    method: "GET",
    path: "/appointments",
    needs: "appointments",
  },
  "appointments.new": {
    method: "GET",
    path: "/appointments/new",
    needs: "appointments",
  },
  "appointments.book": {
    method: "POST",
    path: "/appointments",
    needs: "appointments",
  },
  "appointments.blocks": {
    method: "GET",
    path: "/appointments/blocks",
    needs: "appointments",
  },
  "appointments.block": {
    method: "POST",
    path: "/appointments/blocks",
    needs: "appointments",
  },
  "appointments.unblock": {
    method: "POST",
    path: "/appointments/blocks/:id/remove",
    needs: "appointments",
  },
  appointment: {
    method: "GET",
    path: "/appointments/:reference",
    needs: "appointments",
  },
  "appointment.move": {
    method: "POST",
    path: "/appointments/:reference/move",
    needs: "appointments",
  },
  "appointment.cancel": {
    method: "POST",
    path: "/appointments/:reference/cancel",
    needs: "appointments",
  },

  vehicles: { method: "GET", path: "/cars", needs: "vehicles" },
  vehicle: { method: "GET", path: "/cars/:vin", needs: "vehicles" },
  "vehicle.edit": { method: "POST", path: "/cars/:vin", needs: "vehicles" },
  "vehicle.price": {
    method: "POST",
    path: "/cars/:vin/price",
    needs: "vehicles.price",
  },
  "vehicle.photos": {
    method: "POST",
    path: "/cars/:vin/photos",
    needs: "vehicles",
  },
  "vehicle.add-photos": {
    method: "POST",
    path: "/cars/:vin/photos/add",
    needs: "vehicles",
    takesFiles: true,
  },
  "vehicle.photo": {
    method: "GET",
    path: "/cars/:vin/photos/:photo",
    needs: "vehicles",
  },

  content: { method: "GET", path: "/content", needs: "content" },
  "content.versions": {
    method: "GET",
    path: "/content/versions/:part",
    needs: "content",
  },
  "content.restore": {
    method: "POST",
    path: "/content/versions/:part",
    needs: "content",
  },
  "content.list": { method: "GET", path: "/content/:part", needs: "content" },
  "content.entry": {
    method: "GET",
    path: "/content/:part/:id",
    needs: "content",
  },
  "content.save": {
    method: "POST",
    path: "/content/:part/:id",
    needs: "content",
    takesFiles: true,
  },
  "content.remove": {
    method: "POST",
    path: "/content/:part/:id/remove",
    needs: "content",
  },
  "content.back": {
    method: "POST",
    path: "/content/:part/:id/back",
    needs: "content",
  },

  figures: { method: "GET", path: "/figures", needs: "figures" },
  "figures.file": {
    method: "GET",
    path: "/figures/:figure",
    needs: "figures",
  },

  feeds: { method: "GET", path: "/feeds", needs: "feeds" },
  "feed.run": { method: "GET", path: "/feeds/:run", needs: "feeds" },
  "feed.refused": {
    method: "GET",
    path: "/feeds/:run/refused",
    needs: "feeds",
  },
  "feed.release": {
    method: "POST",
    path: "/feeds/:run/release",
    needs: "feeds",
  },
  "feed.leave-out": {
    method: "POST",
    path: "/feeds/:run/leave-out",
    needs: "feeds",
  },

  people: { method: "GET", path: "/people", needs: "people" },
  "people.new": { method: "GET", path: "/people/new", needs: "people" },
  "people.invite": {
    method: "POST",
    path: "/people",
    needs: "people",
    needsFresh: true,
  },
  person: { method: "GET", path: "/people/:id", needs: "people" },
  "person.change": {
    method: "POST",
    path: "/people/:id",
    needs: "people",
    needsFresh: true,
  },
  "person.link": {
    method: "POST",
    path: "/people/:id/link",
    needs: "people",
    needsFresh: true,
  },
  "person.remove": {
    method: "POST",
    path: "/people/:id/remove",
    needs: "people",
    needsFresh: true,
  },
  "person.end-session": {
    method: "POST",
    path: "/people/:id/sessions",
    needs: "people",
  },

  audit: { method: "GET", path: "/audit", needs: "audit" },
} as const satisfies Readonly<Record<string, ConsoleRoute>>;

export type ConsoleRouteName = keyof typeof CONSOLE_ROUTES;

export const CONSOLE_PATH = "/console";

/** What a route needs where it has no segment that stands for something: its address. */
export function getConsoleAddress(
  name: ConsoleRouteName,
  params: Readonly<Record<string, string>> = {},
): string {
  const path = CONSOLE_ROUTES[name].path.replace(
    /:([a-zA-Z]+)/g,
    (_, param: string) => encodeURIComponent(params[param] ?? ""),
  );
  return CONSOLE_PATH + path;
}
