/** The browser's own draft of a service appointment, sealed: no address tells of the visitor's car or of what ails it. */
export const SERVICE_DRAFT_COOKIE = "serviceVisit";
/** Whoever comes back later begins anew: the times have gone by then. */
export const SERVICE_DRAFT_MINUTES = 120;

export function formatServiceDraftCookie(
  sealed: string,
  hasTls: boolean,
): string {
  return `${SERVICE_DRAFT_COOKIE}=${sealed}; Path=/; Max-Age=${SERVICE_DRAFT_MINUTES * 60}; HttpOnly; SameSite=Lax${hasTls ? "; Secure" : ""}`;
}

export function formatExpiredServiceDraftCookie(hasTls: boolean): string {
  return `${SERVICE_DRAFT_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${hasTls ? "; Secure" : ""}`;
}
