import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LayoutTemplate, ListPlus, Settings2 } from "lucide-react";
import { useRef } from "react";
import { Button, Menu, MenuItem, MenuSection, MenuTrigger, Popover, Separator } from "react-aria-components";
import { useNavigate } from "react-router";
import { excerpt } from "../../kernel/text/arabic.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import styles from "./kept-texts-menu.module.css";
import menuStyles from "./menu.module.css";

/** A text that staff keep under a name, such as a template of replies. */
export type KeptText = { id: number; title: string; body: string };

type MenuProps = {
  /** The key of the queries of their list. */
  listKey: string;
  client: {
    list(): Promise<KeptText[]>;
    create(body: Pick<KeptText, "title" | "body">): Promise<unknown>;
  };
  /** The address of their screen. */
  screen: string;
  words: { open: string; keep: string; manage: string; kept: string; failed: string };
  /** The current text, which can be kept. */
  typed: string;
  /** Fills the places of a text; by default it has none. */
  fill?: (body: string) => string;
  onPick(text: string, title: string): void;
  /** Called when the closed menu gives the focus back after a pick; takes the focus to the text. */
  onPicked(): void;
};

/** Inserts a kept text, keeps the current one, or leads to the screen of kept texts; requirements DESK-03, PAPER-02. */
export default function KeptTextsMenu({ listKey, client, screen, words, ...props }: MenuProps) {
  const { typed, fill = (body) => body, onPick, onPicked } = props;
  const isPicked = useRef(false);
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { data = [], isError, refetch } = useQuery({ queryKey: [listKey], queryFn: () => client.list() });
  const keep = async () => {
    const [firstLine = ""] = typed.trim().split("\n");
    try {
      await client.create({ title: excerpt(firstLine, 60), body: typed });
      toasts.success(words.kept);
      await cache.invalidateQueries({ queryKey: [listKey] });
    } catch {
      toasts.error(words.failed);
    }
  };
  return (
    <MenuTrigger
      onOpenChange={(isOpen) => {
        if (isOpen) isPicked.current = false;
        if (isOpen && isError) void refetch();
      }}
    >
      <Button
        className={`${buttonStyles.button} ${buttonStyles.ghost} ${buttonStyles.small}`}
        // A closing menu always focuses its button; after a pick the keys that the text shows must work, which it alone hears.
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
        <Menu className={`${menuStyles.menu} ${styles.texts}`} aria-label={words.open}>
          <MenuSection aria-label={words.open}>
            {data.map(({ id, title, body }) => (
              <MenuItem
                key={id}
                id={id}
                textValue={title}
                onAction={() => {
                  isPicked.current = true;
                  onPick(fill(body), title);
                }}
              >
                <span className={styles.text}>
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
          <MenuItem id="manage" onAction={() => void navigate(screen)}>
            <Icon of={Settings2} />
            {words.manage}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
