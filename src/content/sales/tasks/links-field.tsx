import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { useResourceForm } from "../../../admin-kit/form/form-context.tsx";
import menuStyles from "../../../admin-kit/menu/menu.module.css";
import { callApi } from "../../../kernel/http/api-client.ts";
import { IconButton } from "../../../ui/controls/button.tsx";
import formStyles from "../../../ui/controls/forms.module.css";
import { freeText } from "../../../ui/controls/inputs.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiName } from "../../../ui/text/bidi-text.tsx";
import { fieldOfKind, kindOfScreen, linkIcons } from "./link-kinds.ts";
import styles from "./links-field.module.css";
import type { TaskLink } from "./tasks.ts";
import { text } from "./tasks-admin.text.ts";

/** The links of a task: a request or message, a client and a project, each found by any word; requirement DESK-06. */
export function LinksField({ known }: { known: readonly TaskLink[] }) {
  const { form } = useResourceForm();
  const [links, setLinks] = useState<readonly TaskLink[]>(known);
  const set = (changed: readonly TaskLink[], field: string, id: string | number | null) => {
    setLinks(changed);
    form.setValue(field, id, { shouldDirty: true });
  };
  const others = ({ kind }: TaskLink) => links.filter((link) => fieldOfKind[link.kind] !== fieldOfKind[kind]);
  const link = (found: TaskLink) =>
    set(
      [...others(found), found],
      fieldOfKind[found.kind],
      found.kind === "project" ? found.id : Number(found.id),
    );
  return (
    <div className={`${formStyles.field} ${formStyles.full} ${styles.links}`}>
      <Finder onFound={link} />
      {links.length > 0 && (
        <ul>
          {links.map((found) => (
            <li key={found.kind}>
              <Icon of={linkIcons[found.kind]} />
              <span>
                <small>{text.linkKinds[found.kind]}</small>
                <BidiName text={found.name} />
              </span>
              <IconButton
                aria-label={text.unlink(found.name)}
                onClick={() => set(others(found), fieldOfKind[found.kind], null)}
              >
                <Icon of={X} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Searches what the palette searches, and offers the records that a task can be about. */
function Finder({ onFound }: { onFound(link: TaskLink): void }) {
  const [query, setQuery] = useState("");
  const found = useFound(query);
  return (
    <ComboBox
      aria-describedby="task-links-help"
      items={found}
      inputValue={query}
      onInputChange={setQuery}
      // No second filter: the server has found them already, in any spelling.
      defaultFilter={() => true}
      menuTrigger="input"
      allowsEmptyCollection={query.trim() !== ""}
      selectedKey={null}
      onSelectionChange={(key) => {
        const link = found.find(({ key: own }) => own === key);
        if (link) onFound(link);
        setQuery("");
      }}
    >
      <Label className={formStyles.label}>{text.form.links}</Label>
      <Input className={formStyles.input} {...freeText} placeholder={text.form.linkSearch} maxLength={200} />
      <p className={formStyles.hint} id="task-links-help">
        {text.form.linkHelp}
      </p>
      <Popover className={`${menuStyles.popover} ${styles.found}`} offset={4}>
        <ListBox<Found>
          className={menuStyles.menu}
          renderEmptyState={() => <p className={formStyles.hint}>{text.form.linkNone}</p>}
        >
          {(link) => (
            <ListBoxItem id={link.key} textValue={link.name}>
              <Icon of={linkIcons[link.kind]} />
              <BidiName text={link.name} />
              <small className={typeStyles.muted}>{text.linkKinds[link.kind]}</small>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

type Found = TaskLink & { key: string };
type Hit = { screen: string; id: number | string; title: string };

function useFound(query: string): Found[] {
  const asked = query.trim().slice(0, 200);
  const { data } = useQuery({
    queryKey: ["task-links", asked],
    queryFn: () => callApi<{ hits: Hit[] }>("GET", `/api/search?q=${encodeURIComponent(asked)}`),
    enabled: asked !== "",
    placeholderData: (before) => before,
  });
  if (asked === "" || !data) return [];
  return data.hits.flatMap(({ screen, id, title }) => {
    const kind = kindOfScreen(screen);
    return kind ? [{ key: `${kind} ${id}`, kind, id: String(id), name: title }] : [];
  });
}
