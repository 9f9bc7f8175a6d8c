import { MessageSquareText } from "lucide-react";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { reviewText as words } from "./review-admin.text.ts";
import type { TeamView } from "./wire.ts";

const tones = { approved: "success", changes: "warn", moved: "warn" } as const satisfies Record<
  string,
  BadgeTone
>;

type StateProps = { view: TeamView | undefined; isOpen: boolean; onOpen(): void };

/** In the head of the editor: how the draft stands with clients, and the button of their remarks. Nothing where nobody said anything. */
export function ReviewState({ view, isOpen, onOpen }: StateProps) {
  if (!view) return null;
  const open = view.remarks.filter(({ done }) => done === null).length;
  return (
    <>
      {view.state && view.answer && (
        <Badge tone={tones[view.state]}>
          <bdi>{words.badge[view.state](view.answer.by)}</bdi>
        </Badge>
      )}
      {view.remarks.length > 0 && (
        <Button variant="line" small aria-expanded={isOpen} onClick={onOpen}>
          <Icon of={MessageSquareText} />
          {words.button}
          <span className={typeStyles.digits}>{open}</span>
        </Button>
      )}
    </>
  );
}
