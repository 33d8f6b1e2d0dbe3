-- What happened on the site on a day, by consent to analytics: numbers alone, of no visitor.
CREATE TABLE site_tallies (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  -- Midnight UTC of the day that the store's calendar showed.
  day_ms INTEGER NOT NULL,
  kind TEXT NOT NULL,
  -- Empty where it is of no one store.
  store_id TEXT NOT NULL,
  -- The address of a search that found nothing, without what may be personal; empty for everything else.
  subject TEXT NOT NULL,
  count INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX site_tallies_by_day ON site_tallies (day_ms, kind, store_id, subject);
