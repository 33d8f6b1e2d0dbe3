-- SHA-256 of the visitor and what the lead is about, on the last such lead: when another form of theirs brings the same
-- content within minutes, it is that lead.
ALTER TABLE leads ADD COLUMN subject_hash TEXT;

CREATE UNIQUE INDEX leads_by_subject ON leads (subject_hash) WHERE subject_hash IS NOT NULL;
