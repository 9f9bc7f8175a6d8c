import { ListFilter } from "lucide-react";
import { Suspense } from "react";
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from "react-aria-components";
import { lazyPart } from "../../../../admin-kit/lazy-part.ts";
import menuStyles from "../../../../admin-kit/menu/menu.module.css";
import { formatNumber } from "../../../../kernel/text/format.ts";
import buttonStyles from "../../../../ui/controls/buttons.module.css";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { deskText as text } from "../desk.text.ts";
import { conditions } from "./filter-names.ts";
import type { PanelProps } from "./filter-panel.tsx";
import styles from "./filters.module.css";

const FilterPanel = lazyPart(() => import("./filter-panel.tsx"));

/** The filters, behind one button that shows how many are active. DESK-01, AREQ-02 */
export function Filters(props: Omit<PanelProps, "onChosen">) {
  const { address } = props;
  const active = conditions.filter((name) => address.filters[name] !== "").length;
  return (
    <DialogTrigger>
      <AriaButton
        className={`${buttonStyles.button} ${buttonStyles.outlined} ${buttonStyles.small} ${styles.opener}`}
        data-end-bar
      >
        <Icon of={ListFilter} />
        {text.filter}
        {active > 0 && (
          <b className={typeStyles.digits}>
            <span className={typeStyles.unseen}>{text.activeFilters}</span> {formatNumber(active)}
          </b>
        )}
      </AriaButton>
      <Popover className={`${menuStyles.popover} ${menuStyles.panel}`} placement="bottom end" offset={6}>
        <Dialog aria-label={text.filter}>
          {({ close }) => (
            <Suspense>
              <FilterPanel {...props} onChosen={close} />
            </Suspense>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
