import {
  State,
  type DesignGroup,
} from "#app/features/design/parts/design-group.tsx";
import { HERE } from "#app/features/design/samples/sample-words.ts";
import { WordsField } from "#app/site/search/words-field.tsx";
import { FileField } from "#app/ui/fields/file-field.tsx";
import { SearchField } from "#app/ui/fields/search-field.tsx";
import { Select } from "#app/ui/fields/select.tsx";

const TOPICS = [
  { value: "buy", label: "Purchasing a vehicle" },
  { value: "finance", label: "Financing options" },
];
export const CHOSEN_FIELDS: DesignGroup = {
  title: "Fields to choose and to search",
  parts: [
    {
      title: "Select",
      layout: "grid",
      content: (
        <>
          <State name="Rest">
            <Select id="d-topic" name="topic" label="Topic" options={TOPICS} />
          </State>
          <State name="Focus" force="focus" isWithin>
            <Select
              id="d-topic-focus"
              name="topicFocus"
              label="Topic"
              options={TOPICS}
            />
          </State>
          <State name="Error">
            <Select
              id="d-topic-error"
              name="topicError"
              label="Topic"
              options={TOPICS}
              error="Choose a topic"
              errorPrefix="Error:"
            />
          </State>
          <State name="In a line">
            <Select
              id="d-sort"
              name="sort"
              label="Sort by"
              options={TOPICS}
              isInline
            />
          </State>
        </>
      ),
    },
    {
      title: "File",
      layout: "grid",
      content: (
        <State name="Rest">
          <FileField
            id="d-file"
            name="file"
            label="Resume"
            accept=".pdf,.docx"
            hint="PDF or Word, up to 5 MB."
          />
        </State>
      ),
    },
    {
      title: "Search in words",
      layout: "grid",
      content: (
        <>
          <State name="Empty" isWide>
            <WordsField id="d-words" action={HERE} />
          </State>
          <State name="Focus" force="focus" isWithin isWide>
            <SearchField
              id="d-search"
              action={HERE}
              label="Search with the focus"
              placeholder="red SUV under $20,000"
              submitLabel="Find"
            />
          </State>
          <State name="Filled" isWide>
            <SearchField
              id="d-words-filled"
              action={HERE}
              label="Search with words in it"
              placeholder="red SUV under $20,000"
              submitLabel="Look"
              defaultValue="AWD with heated seats under $35,000, not a Nissan"
            />
          </State>
        </>
      ),
    },
  ],
};
