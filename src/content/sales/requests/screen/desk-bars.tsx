import { Keyboard, Plus, RefreshCw } from "lucide-react";
import { useTrashAddress } from "../../../../admin-kit/list/use-trash-address.ts";
import { InTopBar } from "../../../../admin-kit/top-bar-slots.tsx";
import { Button, IconButton, LinkButton } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { requestScreen } from "../addresses.ts";
import { UnplacedButton } from "../answers/unplaced-button.tsx";
import { StageStrip } from "../desk/stage-strip.tsx";
import { ViewSwitch } from "../desk/view-switch.tsx";
import { deskText as text } from "../desk.text.ts";
import { Filters } from "../filters/filters.tsx";
import styles from "./desk-screen.module.css";
import type { DeskScreen } from "./use-desk-screen.ts";

type TopProps = {
  screen: DeskScreen;
  /** Undefined for users who may not enter requests. */
  onNew: (() => void) | undefined;
};

/** The title of the screen, the switch of views, and the button for a new request. */
export function DeskTopBar({ screen: { kind, place }, onNew }: TopProps) {
  return (
    <InTopBar
      start={
        <>
          <h1>{text[kind].title}</h1>
          <ViewSwitch desk={place} />
        </>
      }
      end={
        onNew && (
          <Button small className={styles.enter} onClick={onNew}>
            <Icon of={Plus} />
            <span>{text.enter.open}</span>
          </Button>
        )
      }
    />
  );
}

/** The stages with their figures, and one button for the filters, the file and the trash; requirement DESK-01. */
export function DeskStrip({ screen, onHelp }: { screen: DeskScreen; onHelp(): void }) {
  const { kind, figures, address, page, board, assignees, tags, asked, changes } = screen;
  const toTrash = `/admin/${requestScreen(kind)}${useTrashAddress().toTrash}`;
  return (
    <StageStrip kind={kind} figures={figures} address={address}>
      {kind === "message" && <UnplacedButton />}
      {figures && figures.suspected > 0 && (
        <LinkButton variant="line" small to={toTrash}>
          {text.suspected(figures.suspected)}
        </LinkButton>
      )}
      <IconButton
        aria-label={text.refresh}
        title={text.refresh}
        aria-busy={page.isOld || board.isFetching}
        onClick={() => void changes.reload()}
      >
        <Icon of={RefreshCw} />
      </IconButton>
      <IconButton
        className={styles.keys}
        aria-label={text.keys.title}
        title={text.keys.title}
        onClick={onHelp}
      >
        <Icon of={Keyboard} />
      </IconButton>
      <Filters {...{ kind, figures, assignees, tags, address, asked, toTrash }} />
    </StageStrip>
  );
}
