-- What happened on the site on a day, by consent to analytics: numbers alone, of no visitor.
CREATE TABLE site_tallies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Midnight UTC of the day that the store's calendar showed.
  day_ms bigint NOT NULL,
  kind text COLLATE "C" NOT NULL,
  -- Empty where it is of no one store.
  store_id text COLLATE "C" NOT NULL,
  -- The address of a search that found nothing, without what may be personal; empty for everything else.
  subject text COLLATE "C" NOT NULL,
  count bigint NOT NULL
);

CREATE UNIQUE INDEX site_tallies_by_day ON site_tallies (day_ms, kind, store_id, subject);
