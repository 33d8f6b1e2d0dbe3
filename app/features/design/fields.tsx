import { Checkbox, RadioGroup } from "#app/ui/fields/choice.tsx";
import { Field, TextArea } from "#app/ui/fields/field.tsx";
import { FileField } from "#app/ui/fields/file-field.tsx";
import { RangeFields } from "#app/ui/fields/range-fields.tsx";
import { SearchField } from "#app/ui/fields/search-field.tsx";
import { Select } from "#app/ui/fields/select.tsx";
import { DesignPart } from "./design-part.tsx";

const TOPICS = [
  { value: "buy", label: "Purchasing a vehicle" },
  { value: "finance", label: "Financing options" },
];
const WRONG = {
  error: "Please enter a valid email address",
  errorPrefix: "Error:",
};

export function Fields() {
  return (
    <>
      <DesignPart title="Fields" layout="grid">
        <Field id="d-name" name="name" label="First name" />
        <Field
          id="d-email"
          name="email"
          label="Email"
          hint="Only used to answer this message."
        />
        <Field
          id="d-wrong"
          name="wrong"
          label="Email"
          defaultValue="maria@"
          {...WRONG}
        />
        <Select id="d-topic" name="topic" label="Topic" options={TOPICS} />
        <Select
          id="d-sort"
          name="sort"
          label="Sort by"
          options={TOPICS}
          isInline
        />
        <TextArea id="d-text" name="text" label="Message" hint="Or call us." />
        <TextArea id="d-text-2" name="text" label="Message" {...WRONG} />
        <FileField
          id="d-file"
          name="file"
          label="Resume"
          accept=".pdf,.docx"
          hint="PDF or Word, up to 5 MB."
        />
      </DesignPart>
      <DesignPart title="Choices" layout="grid">
        <div className="choices">
          <Checkbox name="a" label="Heated seats" />
          <Checkbox name="b" label="Sunroof, ticked" isChecked />
          <Checkbox name="c" label="Not available" disabled />
        </div>
        <RadioGroup
          id="d-radio"
          name="radio"
          legend="Are you trading in?"
          options={TOPICS}
          chosen="buy"
        />
        <RadioGroup
          id="d-radio-2"
          name="radio2"
          legend="Are you trading in?"
          options={TOPICS}
          error="Please choose one"
          errorPrefix="Error:"
        />
      </DesignPart>
      <DesignPart title="Range, search" layout="grid">
        <RangeFields
          name="price"
          label="Price"
          words={{ from: "from", to: "to" }}
          bounds={{ min: 5000, max: 60_000, step: 500 }}
          value={{ min: 12_000, max: null }}
          format={(amount) => amount.toLocaleString("en-US")}
          prefix="$"
        />
        <SearchField
          id="d-search"
          action="/search-vehicles"
          label="Search"
          placeholder="red suv under 20k"
          submitLabel="Search"
        />
      </DesignPart>
    </>
  );
}
