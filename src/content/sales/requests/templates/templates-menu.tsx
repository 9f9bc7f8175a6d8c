import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LayoutTemplate, ListPlus, Settings2 } from "lucide-react";
import { useRef } from "react";
import { Button, Menu, MenuItem, MenuSection, MenuTrigger, Popover, Separator } from "react-aria-components";
import { useNavigate } from "react-router";
import menuStyles from "../../../../admin-kit/menu/menu.module.css";
import { excerpt } from "../../../../kernel/text/arabic.ts";
import buttonStyles from "../../../../ui/controls/buttons.module.css";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { templateClient, templatesKey } from "./client.ts";
import { text } from "./reply-templates.text.ts";
import styles from "./templates-menu.module.css";

const { menu: words } = text;

type MenuProps = {
  /** The current text, which can be saved as a template. */
  typed: string;
  /** Fills a template from the request. */
  fill(body: string): string;
  onPick(text: string): void;
  /** Called when the closed menu gives the focus back after a pick; takes the focus to the text. */
  onPicked(): void;
};

/** Inserts a template, saves the current text as a template, or leads to the screen of templates; requirement DESK-03. */
export default function TemplatesMenu({ typed, fill, onPick, onPicked }: MenuProps) {
  const isPicked = useRef(false);
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { data = [] } = useQuery({ queryKey: [templatesKey], queryFn: () => templateClient.list() });
  const keep = async () => {
    const [firstLine = ""] = typed.trim().split("\n");
    try {
      await templateClient.create({ title: excerpt(firstLine, 60), body: typed });
      toasts.success(text.created);
      await cache.invalidateQueries({ queryKey: [templatesKey] });
    } catch {
      toasts.error(text.failures.save);
    }
  };
  return (
    <MenuTrigger
      onOpenChange={(isOpen) => {
        if (isOpen) isPicked.current = false;
      }}
    >
      <Button
        className={`${buttonStyles.button} ${buttonStyles.ghost} ${buttonStyles.small}`}
        // A closing menu always focuses its button; after a pick the shown Ctrl+Enter must work, which the text alone hears.
        onFocus={() => {
          if (!isPicked.current) return;
          isPicked.current = false;
          onPicked();
        }}
      >
        <Icon of={LayoutTemplate} />
        {words.open}
      </Button>
      <Popover className={menuStyles.popover} placement="top start" offset={6}>
        <Menu className={`${menuStyles.menu} ${styles.templates}`} aria-label={words.open}>
          <MenuSection aria-label={words.open}>
            {data.map(({ id, title, body }) => (
              <MenuItem
                key={id}
                id={id}
                textValue={title}
                onAction={() => {
                  isPicked.current = true;
                  onPick(fill(body));
                }}
              >
                <span className={styles.template}>
                  <bdi>{title}</bdi>
                  <small>{excerpt(fill(body), 60)}</small>
                </span>
              </MenuItem>
            ))}
          </MenuSection>
          <Separator />
          <MenuItem id="keep" isDisabled={typed.trim() === ""} onAction={() => void keep()}>
            <Icon of={ListPlus} />
            {words.keep}
          </MenuItem>
          <MenuItem id="manage" onAction={() => void navigate("/admin/reply-templates")}>
            <Icon of={Settings2} />
            {words.manage}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
