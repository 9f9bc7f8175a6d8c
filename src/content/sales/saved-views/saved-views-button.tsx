import { BookmarkCheck } from "lucide-react";
import { Suspense, useState } from "react";
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from "react-aria-components";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import menuStyles from "../../../admin-kit/menu/menu.module.css";
import buttonStyles from "../../../ui/controls/buttons.module.css";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { text } from "./saved-views.text.ts";
import type { ListWithViews } from "./saved-views.ts";

const SavedViewsList = lazyPart(() => import("./saved-views-list.tsx"));

/** The kept views of a list behind a button of its toolbar; requirement DESK-09. */
export function SavedViewsButton({ list }: { list: ListWithViews }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <AriaButton className={`${buttonStyles.button} ${buttonStyles.ghost} ${buttonStyles.small}`}>
        <Icon of={BookmarkCheck} />
        {text.open}
      </AriaButton>
      <Popover className={`${menuStyles.popover} ${menuStyles.panel}`} placement="bottom end" offset={6}>
        <Dialog aria-label={text.open}>
          <Suspense>
            <SavedViewsList list={list} onChosen={() => setOpen(false)} />
          </Suspense>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
