-- Who may enter the console of the stores.
CREATE TABLE console_people (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  -- In lower case.
  email TEXT NOT NULL UNIQUE,
  -- owner, manager, seller.
  role TEXT NOT NULL,
  -- JSON: ids of stores; null is every store.
  store_ids TEXT,
  language TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL,
  -- Their lines of the audit stay, and so do they.
  removed_at_ms INTEGER
) STRICT;

-- Only hashes of the one-time links are here.
CREATE TABLE console_invitations (
  token_hash TEXT NOT NULL PRIMARY KEY,
  person_id TEXT NOT NULL,
  ends_at_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX console_invitations_by_person ON console_invitations (person_id);

CREATE TABLE console_passkeys (
  -- The authenticator's own, in base64url.
  id TEXT NOT NULL PRIMARY KEY,
  person_id TEXT NOT NULL,
  public_key BLOB NOT NULL,
  -- How often it was used, where the authenticator counts.
  counter INTEGER NOT NULL,
  -- JSON: how the browser reaches it.
  transports TEXT NOT NULL,
  is_backed_up INTEGER NOT NULL,
  created_at_ms INTEGER NOT NULL,
  used_at_ms INTEGER
) STRICT;

CREATE INDEX console_passkeys_by_person ON console_passkeys (person_id);

-- A question that a passkey answers, once. Only hashes are here.
CREATE TABLE console_challenges (
  -- Of the browser that asked.
  browser_hash TEXT NOT NULL PRIMARY KEY,
  challenge TEXT NOT NULL,
  -- sign-in, enrollment, confirmation.
  purpose TEXT NOT NULL,
  -- Null where the passkey itself will say who it is.
  person_id TEXT,
  ends_at_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE console_sessions (
  id TEXT NOT NULL PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  person_id TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL,
  used_at_ms INTEGER NOT NULL,
  -- When a passkey was last asked for.
  confirmed_at_ms INTEGER NOT NULL,
  -- Of the browser, for the list of sessions.
  user_agent TEXT NOT NULL
) STRICT;

CREATE INDEX console_sessions_by_person ON console_sessions (person_id);

-- Every change that somebody of the stores made. Lines are added and never touched again.
CREATE TABLE console_audit (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  at_ms INTEGER NOT NULL,
  -- Null is the command line.
  person_id TEXT,
  person_name TEXT NOT NULL,
  -- Null where the change is of all stores.
  store_id TEXT,
  action TEXT NOT NULL,
  -- A VIN, a reference, a file, a person's id: never a visitor.
  subject TEXT NOT NULL,
  -- JSON.
  before TEXT NOT NULL,
  after TEXT NOT NULL
) STRICT;

CREATE INDEX console_audit_by_subject ON console_audit (subject, id);

CREATE TRIGGER console_audit_is_never_changed BEFORE UPDATE ON console_audit
BEGIN
  SELECT RAISE(ABORT, 'Lines of the audit are never changed.');
END;

CREATE TRIGGER console_audit_is_never_deleted BEFORE DELETE ON console_audit
BEGIN
  SELECT RAISE(ABORT, 'Lines of the audit are never deleted.');
END;
