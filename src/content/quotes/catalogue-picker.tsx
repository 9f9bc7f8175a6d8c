import { useQuery } from "@tanstack/react-query";
import { Select } from "../../ui/controls/inputs.tsx";
import { type Offer, readCatalogue } from "./client.ts";
import { text } from "./quotes.text.ts";

const { form: words } = text;

/** Chooses a package or a service as a new line; nothing stays chosen. */
export function CataloguePicker({ onPick }: { onPick(offer: Offer): void }) {
  const { data } = useQuery({ queryKey: ["catalogue"], queryFn: readCatalogue, staleTime: 60_000 });
  const groups = data ? (["packages", "hosting", "services"] as const) : [];
  const offers = groups.flatMap((group) =>
    (data?.[group] ?? []).map((offer, index) => ({ ...offer, key: `${group}:${index}`, group })),
  );
  return (
    <Select
      label={words.fromCatalogue}
      value=""
      placeholder={words.choose}
      options={offers.map(({ key, title, group }) => ({
        value: key,
        label: `${words.groups[group]}: ${title}`,
      }))}
      onChange={(event) => {
        const offer = offers.find(({ key }) => key === event.target.value);
        if (offer) onPick(offer);
      }}
    />
  );
}
