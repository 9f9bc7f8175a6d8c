import { useQuery } from "@tanstack/react-query";
import { Package, Settings2 } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import {
  Button,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
} from "react-aria-components";
import { useNavigate } from "react-router";
import menuStyles from "../../../../admin-kit/menu/menu.module.css";
import { keysOf } from "../../../../kernel/objects.ts";
import { formatPrice } from "../../../../kernel/text/format.ts";
import { matches } from "../../../../kernel/text/search.ts";
import buttonStyles from "../../../../ui/controls/buttons.module.css";
import formStyles from "../../../../ui/controls/forms.module.css";
import { freeText } from "../../../../ui/controls/inputs.tsx";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { type Offer, readCatalogue } from "../catalogue.ts";
import { text } from "../quotes.text.ts";
import { unitOf } from "../quotes.ts";
import styles from "./catalogue-menu.module.css";

const { form: words } = text;
export const catalogueKey = ["catalogue"];

/**
 * Chooses a saved line, a package or a service as a new line, with what it says, its features and its present price: found by any word
 * of its name and its detail, in any spelling. Requirements DESK-02, PAPER-02.
 */
export function CatalogueMenu({ onPick }: { onPick(offer: Offer): void }) {
  const { data } = useQuery({ queryKey: catalogueKey, queryFn: readCatalogue, staleTime: 60_000 });
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const popover = useRef<HTMLElement>(null);
  const isFound = ({ title, detail }: Offer) => matches(query, [`${title} ${detail}`]);
  const groups = (data ? keysOf(data) : []).map((group) => ({
    group,
    found: data?.[group].filter(isFound) ?? [],
  }));
  const [first] = groups.flatMap(({ found }) => found);
  const open = (isOpen: boolean) => {
    setQuery("");
    setOpen(isOpen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") popover.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus();
    else if (event.key === "Enter" && query.trim() !== "" && first) {
      onPick(first);
      open(false);
    } else return;
    event.preventDefault();
  };
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={open}>
      <Button className={`${buttonStyles.button} ${buttonStyles.outlined} ${buttonStyles.small}`}>
        <Icon of={Package} />
        {words.fromCatalogue}
      </Button>
      <Popover
        ref={popover}
        className={`${menuStyles.popover} ${styles.offers}`}
        placement="bottom end"
        offset={6}
      >
        <div className={styles.search}>
          <input
            type="search"
            className={formStyles.input}
            {...freeText}
            aria-label={words.findOffer}
            placeholder={words.findOffer}
            maxLength={200}
            value={query}
            // biome-ignore lint/a11y/noAutofocus: whoever opens the menu looks for a line by its name
            autoFocus
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        {/* The search has the focus first. A search of the library inside the menu would come with every dialog: 1.7 KB. */}
        <Menu className={menuStyles.menu} aria-label={words.fromCatalogue} autoFocus={false}>
          {groups
            .filter(({ found }) => found.length > 0)
            .map(({ group, found }) => (
              <MenuSection key={group}>
                <Header className={styles.group}>{words.groups[group]}</Header>
                {found.map((offer, place) => (
                  <MenuItem
                    // biome-ignore lint/suspicious/noArrayIndexKey: two offers may be called alike
                    key={`${group}:${place}`}
                    id={`${group}:${place}`}
                    textValue={`${offer.title} ${offer.detail}`}
                    onAction={() => onPick(offer)}
                  >
                    <span className={styles.offer}>
                      <bdi>{offer.title}</bdi>
                      {offer.price !== null && (
                        <b className={typeStyles.digits}>{formatPrice(offer.price, unitOf(offer))}</b>
                      )}
                      <small>{offer.detail || offer.features.slice(0, 3).join(words.comma)}</small>
                    </span>
                  </MenuItem>
                ))}
              </MenuSection>
            ))}
          <Separator />
          <MenuItem
            id="manage"
            textValue={words.manageSaved}
            onAction={() => void navigate("/admin/saved-lines")}
          >
            <Icon of={Settings2} />
            {words.manageSaved}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
