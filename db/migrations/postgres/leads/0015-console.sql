-- Who may enter the console of the stores.
CREATE TABLE console_people (
  id text NOT NULL PRIMARY KEY,
  name text NOT NULL,
  -- In lower case.
  email text NOT NULL UNIQUE,
  -- owner, manager, seller.
  role text NOT NULL,
  -- JSON: ids of stores; null is every store.
  store_ids text,
  language text NOT NULL,
  created_at_ms bigint NOT NULL,
  -- Their lines of the audit stay, and so do they.
  removed_at_ms bigint
);

-- Only hashes of the one-time links are here.
CREATE TABLE console_invitations (
  token_hash text NOT NULL PRIMARY KEY,
  person_id text NOT NULL,
  ends_at_ms bigint NOT NULL
);

CREATE INDEX console_invitations_by_person ON console_invitations (person_id);

CREATE TABLE console_passkeys (
  -- The authenticator's own, in base64url.
  id text NOT NULL PRIMARY KEY,
  person_id text NOT NULL,
  public_key bytea NOT NULL,
  -- How often it was used, where the authenticator counts.
  counter bigint NOT NULL,
  -- JSON: how the browser reaches it.
  transports text NOT NULL,
  is_backed_up bigint NOT NULL,
  created_at_ms bigint NOT NULL,
  used_at_ms bigint
);

CREATE INDEX console_passkeys_by_person ON console_passkeys (person_id);

-- A question that a passkey answers, once. Only hashes are here.
CREATE TABLE console_challenges (
  -- Of the browser that asked.
  browser_hash text NOT NULL PRIMARY KEY,
  challenge text NOT NULL,
  -- sign-in, enrollment, confirmation.
  purpose text NOT NULL,
  -- Null where the passkey itself will say who it is.
  person_id text,
  ends_at_ms bigint NOT NULL
);

CREATE TABLE console_sessions (
  id text NOT NULL PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  person_id text NOT NULL,
  created_at_ms bigint NOT NULL,
  used_at_ms bigint NOT NULL,
  -- When a passkey was last asked for.
  confirmed_at_ms bigint NOT NULL,
  -- Of the browser, for the list of sessions.
  user_agent text NOT NULL
);

CREATE INDEX console_sessions_by_person ON console_sessions (person_id);

-- Every change that somebody of the stores made. Lines are added and never touched again.
CREATE TABLE console_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at_ms bigint NOT NULL,
  -- Null is the command line.
  person_id text,
  person_name text NOT NULL,
  -- Null where the change is of all stores.
  store_id text,
  action text NOT NULL,
  -- A VIN, a reference, a file, a person's id: never a visitor.
  subject text NOT NULL,
  -- JSON.
  before text NOT NULL,
  after text NOT NULL
);

CREATE INDEX console_audit_by_subject ON console_audit (subject, id);

CREATE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Lines of the audit are never changed or deleted.';
END
$$;

CREATE TRIGGER console_audit_is_never_changed BEFORE UPDATE OR DELETE ON console_audit
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_audit();

CREATE TRIGGER console_audit_is_never_emptied BEFORE TRUNCATE ON console_audit
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit();
