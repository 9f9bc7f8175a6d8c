import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../kernel/http/api-client.ts";
import { wordFor } from "../../kernel/text/word-for.ts";
import formStyles from "../../ui/controls/forms.module.css";
import { Checkbox } from "../../ui/controls/inputs.tsx";
import { serviceNames } from "./asked-services.text.ts";
import { type AskedChoice, serviceKeys } from "./asked-services.ts";

type AskedFieldProps = { name: string; value: readonly string[]; onChange(value: string[]): void };

/** The services as checkboxes for staff: the same that the site's forms offer, and what the record has besides; QUOTE-01. */
export function AskedField({ name, value, onChange }: AskedFieldProps) {
  const { data = builtIn } = useQuery({
    queryKey: ["asked-choices"],
    queryFn: () => callApi<AskedChoice[]>("GET", "/api/project-requests/asked-choices"),
    staleTime: 60_000,
  });
  return (
    <div className={formStyles.checks}>
      {withKept(data, value).map((choice) => (
        <Checkbox
          key={choice.value}
          card
          name={name}
          value={choice.value}
          checked={value.includes(choice.value)}
          onChange={({ target }) =>
            onChange(
              target.checked ? [...value, choice.value] : value.filter((other) => other !== choice.value),
            )
          }
        >
          {choice.label}
        </Checkbox>
      ))}
    </div>
  );
}

/** What is offered until the site's choices have been read. */
const builtIn: readonly AskedChoice[] = serviceKeys.map((key) => ({ value: key, label: serviceNames[key] }));

/** The offered services, followed by those that a record has and nobody offers any more, so that no save loses them. */
export function withKept(choices: readonly AskedChoice[], value: readonly string[]): AskedChoice[] {
  const kept = value.filter((one) => !choices.some((choice) => choice.value === one));
  return [
    ...choices,
    ...kept.map((one) => ({ value: one, label: wordFor<string>(serviceNames, one) ?? one })),
  ];
}
