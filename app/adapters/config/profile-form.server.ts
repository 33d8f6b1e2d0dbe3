import * as v from "valibot";
import {
  storeProfileSchema,
  type StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import {
  type Path,
  removeAt,
  type StoreProfileFault,
  toStoreProfileFault,
} from "./profile-files.server.ts";

type Issue = v.BaseIssue<unknown>;

export type ProfileFormResult =
  | { readonly ok: true; readonly profile: StoreProfile }
  | { readonly ok: false; readonly faults: readonly StoreProfileFault[] };

/** This checks the form of every value; files that were already unreadable are not reported again. */
export function checkProfileForm(
  parts: Readonly<Record<string, unknown>>,
  readFaults: readonly StoreProfileFault[],
): ProfileFormResult {
  const { issues, profile } = collectIssues(parts);
  if (profile !== null && issues.length === 0) return { ok: true, profile };
  const unreadable = readFaults
    .filter(({ key }) => key === "")
    .map(({ file }) => file);
  const faults = issues
    .map((it) => toStoreProfileFault(getIssuePath(it), say(it), parts))
    .filter(({ file }) => !unreadable.includes(file));
  return { ok: false, faults };
}

/** A strict object stops at its first unknown key, so we remove those and check again until none is left. */
function collectIssues(parts: Readonly<Record<string, unknown>>) {
  const rest = structuredClone(parts);
  const unknownKeys: Issue[] = [];
  for (;;) {
    const parsed = v.safeParse(storeProfileSchema, rest);
    if (parsed.success) return { issues: unknownKeys, profile: parsed.output };
    const found = parsed.issues.filter(isUnknownKey);
    for (const issue of found) removeAt(rest, getIssuePath(issue));
    unknownKeys.push(...found);
    if (found.length === 0) {
      return { issues: [...unknownKeys, ...parsed.issues], profile: null };
    }
  }
}

function say(issue: Issue): string {
  if (isUnknownKey(issue)) return sayUnknownKey(getIssuePath(issue));
  if (issue.received === "undefined") return "is missing";
  if (!issue.message.startsWith("Invalid ")) return issue.message;
  if (issue.type === "array") return "must be a list";
  if (issue.type === "strict_object" || issue.type === "record") {
    return "must be an object with keys and values";
  }
  return `must be ${issue.expected}, not ${issue.received}`;
}

/** A store had its own recipients once (Assumption A294). */
function sayUnknownKey([part, , name, ...deeper]: Path): string {
  return part === "stores" && name === "recipients" && deeper.length === 0
    ? "is an unknown key; addresses of leads stand in leads.json, recipients.<name>.stores"
    : "is an unknown key; look at its spelling";
}

function isUnknownKey(issue: Issue): boolean {
  return issue.type === "strict_object" && issue.expected === "never";
}

function getIssuePath(issue: Issue): Path {
  return (issue.path ?? []).flatMap(({ key }) =>
    typeof key === "string" || typeof key === "number" ? [key] : [],
  );
}
