import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FieldGroup } from "../../ui/controls/field.tsx";
import { freeText } from "../../ui/controls/inputs.tsx";
import { findProjectChoices, readProjectChoice } from "./client.ts";
import { text } from "./testimonials-admin.text.ts";

const { form: words } = text;

type ProjectFieldProps = {
  value: string | null;
  onChange(id: string | null): void;
  error?: string | undefined;
};

/** The project whose page shows the review: a search by title, and a select of what it finds, however many there are; PRJ-05. */
export function ProjectField({ value, onChange, error }: ProjectFieldProps) {
  const [typed, setTyped] = useState("");
  const { data: chosen } = useQuery({
    queryKey: ["project-choice", value],
    queryFn: () => readProjectChoice(value ?? ""),
    enabled: value !== null,
  });
  const { data: found = [] } = useQuery({
    queryKey: ["project-choices", typed],
    queryFn: () => findProjectChoices(typed),
    placeholderData: keepPreviousData,
  });
  const isFound = value === null || found.some(({ id }) => id === value);
  return (
    <FieldGroup full label={text.labels.projectId} help={words.projectIdHelp} error={error}>
      <div className="g2">
        <input
          className="inp"
          {...freeText}
          type="search"
          aria-label={words.findProject}
          placeholder={words.findProject}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
        <select
          className="inp"
          aria-label={text.labels.projectId}
          value={value ?? ""}
          onChange={(event) => onChange(event.target.value || null)}
        >
          <option value="">{words.noProject}</option>
          {!isFound && (
            <option value={value}>
              {chosen === null ? words.projectGone(value) : (chosen?.title ?? value)}
            </option>
          )}
          {found.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </div>
    </FieldGroup>
  );
}
