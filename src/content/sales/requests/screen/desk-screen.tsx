import { Suspense, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { lazyPart } from "../../../../admin-kit/lazy-part.ts";
import { withParameter } from "../../../../admin-kit/list/list-address.ts";
import { useMay } from "../../../../admin-kit/may.ts";
import { remember, remembered } from "../../../../admin-kit/remembered.ts";
import { staffCounted } from "../../../../admin-kit/staff-counts.text.ts";
import { countOf } from "../../../../kernel/text/format.ts";
import { SkeletonTable } from "../../../../ui/skeleton.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { ConversionDialogs, type Converting } from "../../conversion/conversion-dialogs.tsx";
import type { RequestHandle } from "../desk/request-page.tsx";
import { deskText as text } from "../desk.text.ts";
import type { DeskFigures } from "../figures/desk-figures.ts";
import type { DeskRequest, RequestKind } from "../requests.ts";
import { DeskStrip, DeskTopBar } from "./desk-bars.tsx";
import { type DeskDialog, DeskDialogs } from "./desk-dialogs.tsx";
import { tableHeads } from "./desk-rows.tsx";
import styles from "./desk-screen.module.css";
import { SplitSide } from "./split-side.tsx";
import { useBeside } from "./use-beside.ts";
import { sumOf, useDeskScreen } from "./use-desk-screen.ts";
import { useLostReason } from "./use-lost-reason.ts";
import { useRequestActions } from "./use-request-actions.ts";
import { useScreenKeys } from "./use-screen-keys.ts";
import { useSpam } from "./use-spam.ts";

// A list beside the open request is what the desk begins with.
const WholeSide = lazyPart(() => import("./whole-side.tsx"));

/** The desk of quote requests or messages: as a list beside the open one, as a table, or on the board. */
export function Desk({ kind }: { kind: RequestKind }) {
  const screen = useDeskScreen(kind);
  const lost = useLostReason();
  const actions = useRequestActions({ ...screen, askReason: lost.ask });
  const beside = useBeside(screen);
  const spam = useSpam(screen);
  const [dialog, setDialog] = useDeskDialog();
  const [deleting, setDeleting] = useState<DeskRequest | null>(null);
  const [converting, setConverting] = useState<Converting | null>(null);
  const [hasKeys, setKeys] = useState(() => remembered("keys") !== "off");
  const openPage = useRef<RequestHandle>(null);
  const canEnter = useMay("write") && kind === "quote";
  const onNew = canEnter ? () => setDialog("enter") : undefined;
  const onHelp = () => setDialog("help");
  useScreenKeys({ screen, actions, beside, spam, openPage, isOn: hasKeys, onNew, onHelp });
  const { place, figures, isLoaded, error } = screen;
  return (
    <>
      <DeskTopBar screen={screen} onNew={onNew} />
      <div data-panes className={styles.desk} data-over={place.isOpen || undefined}>
        <p className={typeStyles.unseen} role="status">
          {isLoaded && figures ? summaryOf(kind, figures) : !error && text[kind].loading}
        </p>
        <DeskStrip screen={screen} onHelp={onHelp} />
        {place.view === "list" || place.isOpen ? (
          <SplitSide
            {...{ screen, actions, beside, openPage, hasKeys }}
            onDelete={setDeleting}
            onSpam={({ id }) => spam.takeOpen(id)}
            onConvert={setConverting}
          />
        ) : (
          <Suspense fallback={<SkeletonTable columns={tableHeads} />}>
            <WholeSide screen={screen} actions={actions} spam={spam} onDelete={setDeleting} />
          </Suspense>
        )}
      </div>
      <DeskDialogs
        screen={screen}
        lost={lost}
        open={dialog === "enter" && !canEnter ? null : dialog}
        onClose={() => setDialog(null)}
        keys={{
          isOn: hasKeys,
          onSwitch(isOn) {
            remember("keys", isOn ? "on" : "off");
            setKeys(isOn);
          },
        }}
        deleting={deleting}
        onDeleteClose={() => setDeleting(null)}
      />
      <ConversionDialogs of={converting} onClose={() => setConverting(null)} />
    </>
  );
}

/** The dialog that is open. The address `?edit=new`, to which the search of the admin leads, opens that of a new request. */
function useDeskDialog() {
  const [dialog, setDialog] = useState<DeskDialog>(null);
  const [params, setParams] = useSearchParams();
  const isNew = params.get("edit") === "new";
  const choose = (chosen: DeskDialog) => {
    setDialog(chosen);
    if (isNew) setParams((current) => withParameter(current, "edit", ""), { replace: true });
  };
  return [isNew ? "enter" : dialog, choose] as const;
}

function summaryOf(kind: RequestKind, figures: DeskFigures) {
  const all = countOf(kind === "quote" ? staffCounted.request : staffCounted.message, sumOf(figures));
  return figures.unread === 0 ? all : text[kind].unread(all, figures.unread);
}
