import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronDown, X } from "lucide-react";
import { useState } from "react";
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { IconButton } from "../../ui/button.tsx";
import { FieldNotes } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { findProjectChoices, readProjectChoice } from "./client.ts";
import { text } from "./testimonials-admin.text.ts";

const { form: words } = text;

type ProjectFieldProps = {
  value: string | null;
  onChange(id: string | null): void;
  error?: string | undefined;
};

/** The project whose page shows the review, found by its title, however many there are; requirement PRJ-05. */
export function ProjectField({ value, onChange, error }: ProjectFieldProps) {
  const [typed, setTyped] = useState<string>(); // undefined until something is typed: the field shows the chosen one
  const { data: chosen } = useQuery({
    queryKey: ["project-choice", value],
    queryFn: () => readProjectChoice(value ?? ""),
    enabled: value !== null,
  });
  const { data: found = [] } = useQuery({
    queryKey: ["project-choices", typed ?? ""],
    queryFn: () => findProjectChoices(typed ?? ""),
    placeholderData: keepPreviousData,
  });
  const title = value === null ? "" : chosen === null ? words.projectGone(value) : (chosen?.title ?? "");
  const close = () => setTyped(undefined);
  return (
    <ComboBox
      className={error ? "field full bad" : "field full"}
      items={found}
      inputValue={typed ?? title}
      onInputChange={(now) => setTyped(now === title ? undefined : now)}
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
        close();
      }}
      onBlur={close}
      onOpenChange={(isOpen) => !isOpen && close()}
      menuTrigger="focus"
      allowsEmptyCollection
      defaultFilter={() => true}
    >
      <Label className="lbl">{words.projectId}</Label>
      <div className="combo">
        <Input className="inp" placeholder={words.noProject} />
        {value !== null && (
          <IconButton
            aria-label={words.noProject}
            onClick={() => {
              onChange(null);
              close();
            }}
          >
            <Icon of={X} />
          </IconButton>
        )}
        <Button className="iconbtn" aria-label={words.findProject}>
          <Icon of={ChevronDown} />
        </Button>
      </div>
      <FieldNotes id="review-project" help={words.projectIdHelp} error={error} />
      <Popover className="pop" offset={6}>
        <ListBox className="menu" renderEmptyState={() => <p className="muted sm">{words.noProjects}</p>}>
          {(project: (typeof found)[number]) => (
            <ListBoxItem id={project.id} textValue={project.title}>
              <span>
                <b>{project.title}</b> <small className="muted">{project.client}</small>
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
