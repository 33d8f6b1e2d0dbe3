-- What the stores' people note on leads: the lead itself is never changed, and what is noted goes with it.
CREATE TABLE lead_answers (
  lead_id INTEGER NOT NULL PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  answered_at_ms INTEGER NOT NULL,
  -- Null is the command line.
  person_id TEXT,
  person_name TEXT NOT NULL
) STRICT;

CREATE TABLE lead_assignments (
  lead_id INTEGER NOT NULL PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  person_id TEXT NOT NULL,
  person_name TEXT NOT NULL,
  assigned_at_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX lead_assignments_by_person ON lead_assignments (person_id);

CREATE TABLE lead_notes (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  at_ms INTEGER NOT NULL,
  -- Null is the command line.
  person_id TEXT,
  person_name TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;

CREATE INDEX lead_notes_by_lead ON lead_notes (lead_id, id);

-- What leads are found by, read from their content when somebody first looks for them: taking a lead costs nothing more.
CREATE TABLE lead_finds (
  lead_id INTEGER NOT NULL PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  -- uniqueUserId; NULL for a visitor without one.
  visitor_id TEXT,
  -- The address in lower case; NULL where none was given.
  mailbox TEXT,
  -- Name, address, phone and reference in small letters without accents.
  words TEXT NOT NULL
) STRICT;

CREATE INDEX lead_finds_by_visitor ON lead_finds (visitor_id)
WHERE visitor_id IS NOT NULL;
CREATE INDEX lead_finds_by_mailbox ON lead_finds (mailbox)
WHERE mailbox IS NOT NULL;
