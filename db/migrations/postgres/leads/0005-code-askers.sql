-- A code belongs to the browser that asked for it: nobody else's guesses or codes end it. Codes live for minutes, so
-- those on their way are asked for again.
DROP TABLE phone_codes;

CREATE TABLE phone_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  phone bigint NOT NULL,
  -- SHA-256 of the secret in the asking browser's cookie.
  asker_key text NOT NULL,
  salt text NOT NULL,
  code_hash text NOT NULL,
  expires_at_ms bigint NOT NULL,
  tries_left integer NOT NULL,
  UNIQUE (phone, asker_key)
);

ALTER TABLE phone_code_sends ADD COLUMN asker_key text;

-- Null where the browser had not asked for a code of this number: such a guess can hit nothing.
ALTER TABLE phone_code_checks ADD COLUMN asker_key text;

CREATE INDEX phone_code_checks_by_asker ON phone_code_checks (asker_key, at_ms)
WHERE asker_key IS NOT NULL;
