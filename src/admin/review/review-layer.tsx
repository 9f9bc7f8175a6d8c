import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { guestText as words } from "../../content/page-content/review/guest.text.ts";
import { markOf } from "../../content/page-content/review/mark-of.ts";
import type { Address } from "../../kernel/resource/address.ts";
import { scrollPage, show, showNone, watchClicks } from "../preview/preview-dom.ts";
import { AnswerSheet } from "./answer-form.tsx";
import { buttonOf, GuestFields } from "./guest-fields.tsx";
import { noteHintSeen } from "./guest-memory.ts";
import { fieldsShown, type PageField, placesShown, wordsOf } from "./page-fields.ts";
import { RemarkSheet } from "./remark-form.tsx";
import { RemarkList } from "./remark-list.tsx";
import { RemarkMarks } from "./remark-marks.tsx";
import styles from "./review.module.css";
import { Hint, ReviewDock } from "./review-dock.tsx";
import type { Review } from "./use-review.ts";

type Open =
  | { kind: "remark"; on: { address: Address; label: string; words: string } }
  | { kind: "list" }
  | { kind: "answer"; answer: "approved" | "changes" }
  | null;

type LayerProps = { review: Review; view: NonNullable<Review["view"]>; digest: string };

/**
 * What lies over the marked page of a review: a tap or Enter on a text or picture opens its sheet, the dock the others. Links and
 * forms of the page do nothing. Requirement SAY-01.
 */
export function ReviewLayer({ review, view, digest }: LayerProps) {
  const [open, setOpen] = useState<Open>(null);
  const [fields, setFields] = useState<readonly PageField[]>([]);
  const [told, setTold] = useState("");
  const marks = useMemo(() => view.remarks.map(markOf), [view.remarks]);
  const canRemark = view.grants !== "read";
  const choose = (address: Address) => {
    const field = fieldsShown().find((shown) => shown.address === address);
    if (!field || !canRemark) return;
    noteHintSeen();
    setTold("");
    setOpen({ kind: "remark", on: { address, label: field.label, words: wordsOf(field.element) } });
  };
  const tapped = useEffectEvent(choose);
  useEffect(
    () =>
      watchClicks((address) => {
        // Whoever has just selected words wants to copy them.
        if (getSelection()?.isCollapsed !== false) tapped(address);
      }),
    [],
  );
  const chosen = open?.kind === "remark" ? open.on.address : undefined;
  useEffect(() => {
    if (chosen === undefined) return showNone();
    show(chosen);
    keepAbove(chosen);
    return showNone;
  }, [chosen]);
  /** The focus goes to the field that the sheet was about; a sheet of the dock gives it back by itself. */
  const close = (address?: Address) => {
    flushSync(() => setOpen(null));
    if (address !== undefined) buttonOf(address)?.focus({ preventScroll: true });
  };
  const openList = () => {
    setOpen({ kind: "list" });
    void review.read();
  };
  const goTo = (address: Address) => {
    close();
    show(address);
    requestAnimationFrame(() => buttonOf(address)?.focus({ preventScroll: true }));
  };
  return (
    <>
      {canRemark && (
        <GuestFields fields={fields} onShown={setFields} remarks={view.remarks} onChoose={choose} />
      )}
      {canRemark && marks.length > 0 && <RemarkMarks remarks={marks} onRead={openList} />}
      {canRemark && open === null && <Hint />}
      <ReviewDock
        view={view}
        isMoved={review.isMoved}
        onList={openList}
        onAnswer={(answer) => setOpen({ kind: "answer", answer })}
      />
      <p className={styles.told} role="status" data-edit-layer>
        {told}
      </p>
      {open && (
        <OpenSheet {...{ open, fields, review, view, digest, close, openList, goTo, tell: setTold }} />
      )}
    </>
  );
}

type OpenSheetProps = LayerProps & {
  open: NonNullable<Open>;
  fields: readonly PageField[];
  close(address?: Address): void;
  openList(): void;
  goTo(address: Address): void;
  tell(words: string): void;
};

function OpenSheet({ open, fields, review, view, digest, close, openList, goTo, tell }: OpenSheetProps) {
  if (open.kind === "remark") {
    const { on } = open;
    const leave = () => close(on.address);
    const onSent = () => {
      leave();
      tell(words.remark.sent);
    };
    return (
      <RemarkSheet
        key={on.address}
        review={review}
        on={on}
        onClose={leave}
        onSent={onSent}
        onRead={openList}
      />
    );
  }
  if (open.kind === "list")
    return (
      <RemarkList
        review={review}
        labelOf={(address) => fields.find((field) => field.address === address)?.label}
        onGo={goTo}
        onClose={() => close()}
      />
    );
  const { answer } = open;
  const onSent = () => {
    close();
    if (answer === "changes") tell(words.ask.sent);
  };
  return (
    <AnswerSheet
      answer={answer}
      review={review}
      view={view}
      digest={digest}
      onClose={() => close()}
      onSent={onSent}
    />
  );
}

const room = 60; // px for the bar above the page

/** Scrolls a field into what a sheet from below leaves of the window. */
function keepAbove(address: Address) {
  const [place] = placesShown([address]);
  const field = place?.element.getBoundingClientRect();
  const covering = document.querySelector("dialog[open][data-edit-layer]")?.getBoundingClientRect();
  if (!field || !covering || covering.width < document.documentElement.clientWidth) return;
  const hidden = field.bottom + 12 - covering.top;
  if (hidden > 0) scrollPage(Math.min(hidden, field.top - room));
}
