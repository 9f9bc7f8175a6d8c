import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useNameOf } from "../../../admin-kit/presence/presence.tsx";
import type { Present } from "../../../kernel/presence/present.ts";
import type { FieldsOfParts, FromFrame, OtherPlace, ToFrame } from "./preview-messages.ts";
import type { PreviewPaneProps } from "./preview-pane.tsx";

/** Exchanges messages with the frame: sends each change of the texts at once, receives clicks and what is typed on the page. */
export function useFrame(props: PreviewPaneProps) {
  const { section, values, published, version, errors, shown, beside, isOnPage, isSeen } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [within, setWithin] = useState<string | null>(null);
  const [contents, setContents] = useState<FieldsOfParts>({});
  const hear = useEffectEvent((message: FromFrame) => {
    if (message.kind === "ready") setReady(true);
    else if (message.kind === "agency") props.onAgency?.(message.agency);
    else if (message.kind === "chosen") props.onChosen(message.address);
    else if (message.kind === "remark") props.onRemark?.(message.address);
    else if (message.kind === "at") props.onAt?.(message.address);
    else if (message.kind === "begin") props.onBegin(message.address, message.value);
    else if (message.kind === "saveAlone") props.onSaveAlone(message.address);
    else if (message.kind === "typed") props.onTyped(message.address, message.text);
    else if (message.kind === "step") props.onStep(message.step);
    else if (message.kind === "within") setWithin(message.part);
    else if (message.kind === "contents") setContents(message.fields);
    else if (message.kind === "item") props.onItem(message.address, message.act);
    else if (message.kind === "dropped") props.onDropped?.(message.address, message.file);
    else if (message.kind === "part") props.onPart(message.id, message.act);
  });
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<FromFrame>) => {
      if (origin === window.location.origin && source === frame.current?.contentWindow) hear(data);
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, []);
  const send = (message: ToFrame) => post(frame, message);
  // A layout effect, so that what is typed appears in the frame as early as in its field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` only reads the frame
  useLayoutEffect(() => {
    if (isReady) send({ kind: "texts", section: section.key, values, errors });
  }, [isReady, section, values, errors]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `published` is read anew with each save, and changes by versions
  useEffect(() => {
    if (isReady && published) send({ kind: "published", section: section.key, values: published });
  }, [isReady, section, version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` only reads the frame
  useEffect(() => {
    if (isReady && shown) send({ kind: "show", address: shown });
  }, [isReady, shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` only reads the frame
  useEffect(() => {
    if (isReady && beside) send({ kind: "beside", ...beside });
  }, [isReady, beside]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` only reads the frame
  useEffect(() => {
    if (isReady && isSeen) send({ kind: "seen" });
  }, [isReady, isSeen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` only reads the frame
  useEffect(() => {
    if (isReady) send({ kind: "onPage", isOn: isOnPage });
  }, [isReady, isOnPage]);
  const places = useOtherPlaces(props.others ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` only reads the frame
  useEffect(() => {
    if (isReady) send({ kind: "others", others: JSON.parse(places) });
  }, [isReady, places]);
  const { remarks } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` only reads the frame
  useEffect(() => {
    if (isReady && remarks) send({ kind: "remarks", remarks });
  }, [isReady, remarks]);
  return { frame, isReady, within, contents, goTo: (id: string) => send({ kind: "part", id }) };
}

/** The texts at which other people are, as JSON, so that equal lists are equal. */
function useOtherPlaces(others: readonly Present[]): string {
  const nameOf = useNameOf();
  const places = others.flatMap((other): OtherPlace[] =>
    other.field === "" ? [] : [{ address: other.field, name: nameOf(other) }],
  );
  return JSON.stringify(places);
}

/**
 * Tells the frame to load the page again once a draft that names other records is stored. Two saves count after each choice:
 * the first may have been under way before it. A frame that does not listen yet is told when it does.
 */
export function useChosen(
  frame: RefObject<HTMLIFrameElement | null>,
  { chosen, revision, isReady }: { chosen: string; revision: number; isReady: boolean },
) {
  const last = useRef({ chosen, revision, isReady, saves: 0 });
  useEffect(() => {
    const before = last.current;
    const saves = before.chosen === chosen ? before.saves : 2;
    const isSaved = before.revision !== revision;
    last.current = { chosen, revision, isReady, saves: isSaved && isReady ? Math.max(0, saves - 1) : saves };
    if (isReady && saves > 0 && (isSaved || !before.isReady)) post(frame, { kind: "chosen" });
  }, [frame, chosen, revision, isReady]);
}

function post(frame: RefObject<HTMLIFrameElement | null>, message: ToFrame) {
  frame.current?.contentWindow?.postMessage(message, window.location.origin);
}
