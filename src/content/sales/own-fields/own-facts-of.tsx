import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { useOwnFields } from "./client.ts";
import { type OwnValue, ownValueOf } from "./own-values.ts";
import { ownValueInWords } from "./value-in-words.ts";

/** What the fields that the agency added say of a client, as entries of a list of facts; those without a value are left out. */
export default function OwnFactsOf({ values }: { values: readonly OwnValue[] }) {
  return useOwnFields("client").map((field) => {
    const value = ownValueOf(values, field.id);
    if (value === "") return null;
    return (
      <div key={field.id}>
        <dt>{field.title}</dt>
        <BidiText as="dd" text={ownValueInWords(field, value)} />
      </div>
    );
  });
}
