import { useQuery } from "@tanstack/react-query";
import { Package } from "lucide-react";
import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from "react-aria-components";
import menuStyles from "../../../../admin-kit/menu/menu.module.css";
import { keysOf } from "../../../../kernel/objects.ts";
import { formatPrice } from "../../../../kernel/text/format.ts";
import buttonStyles from "../../../../ui/controls/buttons.module.css";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { type Offer, readCatalogue } from "../catalogue.ts";
import { text } from "../quotes.text.ts";
import styles from "./catalogue-menu.module.css";

const { form: words } = text;

/** Chooses a package or a service as a new line, with its features and its present price. */
export function CatalogueMenu({ onPick }: { onPick(offer: Offer): void }) {
  const { data } = useQuery({ queryKey: ["catalogue"], queryFn: readCatalogue, staleTime: 60_000 });
  const groups = data ? keysOf(data).filter((group) => data[group].length > 0) : [];
  return (
    <MenuTrigger>
      <Button
        className={`${buttonStyles.button} ${buttonStyles.outlined} ${buttonStyles.small}`}
        isDisabled={groups.length === 0}
      >
        <Icon of={Package} />
        {words.fromCatalogue}
      </Button>
      <Popover className={menuStyles.popover} placement="bottom end" offset={6}>
        <Menu className={`${menuStyles.menu} ${styles.offers}`} aria-label={words.fromCatalogue}>
          {groups.map((group) => (
            <MenuSection key={group}>
              <Header className={styles.group}>{words.groups[group]}</Header>
              {data?.[group].map((offer, place) => (
                <MenuItem
                  // biome-ignore lint/suspicious/noArrayIndexKey: two offers may be called alike
                  key={`${group}:${place}`}
                  id={`${group}:${place}`}
                  textValue={offer.title}
                  onAction={() => onPick(offer)}
                >
                  <span className={styles.offer}>
                    <bdi>{offer.title}</bdi>
                    {offer.price !== null && (
                      <b className={typeStyles.digits}>{formatPrice(offer.price, offer.unit)}</b>
                    )}
                    <small>{offer.features.slice(0, 3).join(words.comma)}</small>
                  </span>
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
