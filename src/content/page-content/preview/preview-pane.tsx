import { Maximize2, Minimize2, Monitor, Smartphone, Tablet } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { FieldErrors } from "../../../kernel/errors.ts";
import { isSignedOut, onSignedIn } from "../../../kernel/http/signed-out.ts";
import { IconButton } from "../../../ui/controls/button.tsx";
import { Segments } from "../../../ui/controls/segments.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { text } from "../editor/page-content-admin.text.ts";
import type { ItemAct } from "../sections/item-acts.ts";
import type { PartAct } from "../sections/layout.ts";
import type { FieldValue, FieldValues, Section } from "../sections/section.ts";
import { chosenRecords } from "./chosen-records.ts";
import type { FieldAddress } from "./preview-marks.ts";
import type { Beside, FromFrame, PageStep, ToFrame } from "./preview-messages.ts";
import paneStyles from "./preview-pane.module.css";

const words = text.preview;
const devices = [
  { key: "desktop", width: 1440, icon: Monitor },
  { key: "tablet", width: 820, icon: Tablet },
  { key: "mobile", width: 390, icon: Smartphone },
] as const;

const retryAfter = 5000; // ms

type PreviewPaneProps = {
  section: Section;
  /** As they are typed. */
  values: FieldValues;
  /** Of the stored draft. */
  revision: number;
  /** What visitors read, and the number of its version. Without it nothing can be restored on the page. */
  published?: FieldValues;
  version?: number | undefined;
  errors: FieldErrors;
  /** A step to the field beside another; a new object for each step. */
  beside?: Beside | undefined;
  /** The field that has the focus. */
  shown: FieldAddress | undefined;
  onChosen(address: FieldAddress): void;
  /** A text of a record will be edited; `value` is what the page shows of it. */
  onBegin(address: FieldAddress, value: FieldValue): void;
  onSaveAlone(address: FieldAddress): void;
  onTyped(address: FieldAddress, text: string): void;
  onStep(step: PageStep): void;
  onPart(id: string, act: PartAct): void;
  /** An item of a list, by its address. */
  onItem(address: FieldAddress, act: ItemAct): void;
  /** A file was dropped on a picture of the page; null if it hit none. */
  onDropped?(address: FieldAddress | null, file: File): void;
  /** Whether texts are typed on the page itself, which then has all the room. */
  isOnPage: boolean;
  /** On a phone: the page takes the place of its fields. */
  isSeen?: boolean;
  /** Without it the page stays beside its fields. */
  onOnPage?(isOn: boolean): void;
};

/** The real page of a section with what is being typed, as wide as on a device and scaled to fit; requirement ACNT-03. */
export function PreviewPane(props: PreviewPaneProps) {
  const { section, values, revision, isOnPage, onOnPage } = props;
  // On a phone the page begins as phones show it: that of a desktop would be too small to read.
  const [device, setDevice] = useState<(typeof devices)[number]>(() =>
    window.matchMedia("(max-width: 600px)").matches ? devices[2] : devices[0],
  );
  const { frame, isReady } = useFrame(props);
  useChosen(frame, { chosen: chosenRecords(section, values), revision, isReady });
  const { attempt, onLoad } = useAttempts(isReady);
  // On a desktop the page that is edited is as wide as the room it has, and not scaled.
  const isFull = isOnPage && device === devices[0];
  const { box, scale, height, width } = useScale(isFull ? undefined : device.width);
  return (
    <section className={paneStyles.frame} aria-label={words.title}>
      <div className={paneStyles.ways}>
        <Segments
          label={words.device}
          options={devices.map(({ key, icon }) => ({
            value: key,
            shown: (
              <>
                <Icon of={icon} />
                {words.devices[key]}
              </>
            ),
          }))}
          chosen={device.key}
          onChoose={(key) => setDevice(devices.find((one) => one.key === key) ?? devices[0])}
        />
        {onOnPage && (
          <IconButton
            className={paneStyles.wide}
            aria-label={isOnPage ? words.narrow : words.wide}
            aria-keyshortcuts="Control+E Meta+E"
            aria-pressed={isOnPage}
            onClick={() => onOnPage(!isOnPage)}
          >
            <Icon of={isOnPage ? Minimize2 : Maximize2} />
          </IconButton>
        )}
      </div>
      <div className={paneStyles.device} style={{ maxInlineSize: isFull ? "none" : device.width }}>
        <div className={paneStyles.chrome} aria-hidden="true">
          <i className={typeStyles.diamond} />
          <i className={typeStyles.diamond} />
          <i className={typeStyles.diamond} />
          <bdi dir="ltr">{window.location.host + decodeURI(section.route ?? "/")}</bdi>
        </div>
        <div className={paneStyles.view} ref={box}>
          {!isReady && <p className={`${typeStyles.muted} ${typeStyles.small}`}>{words.loading}</p>}
          <iframe
            key={attempt}
            ref={frame}
            onLoad={onLoad}
            title={words.frame(section.label, words.devices[device.key])}
            src={`/admin/preview${section.route === "/" ? "" : (section.route ?? "")}`}
            style={{ inlineSize: width, blockSize: height / scale, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </section>
  );
}

/** Exchanges messages with the frame: sends each change of the texts at once, receives clicks and what is typed on the page. */
function useFrame(props: PreviewPaneProps) {
  const { section, values, published, version, errors, shown, beside, isOnPage, isSeen } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const hear = useEffectEvent((message: FromFrame) => {
    if (message.kind === "ready") setReady(true);
    else if (message.kind === "chosen") props.onChosen(message.address);
    else if (message.kind === "begin") props.onBegin(message.address, message.value);
    else if (message.kind === "saveAlone") props.onSaveAlone(message.address);
    else if (message.kind === "typed") props.onTyped(message.address, message.text);
    else if (message.kind === "step") props.onStep(message.step);
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
  return { frame, isReady };
}

/**
 * Tells the frame to load the page again once a draft that names other records is stored. Two saves count after each choice:
 * the first may have been under way before it. A frame that does not listen yet is told when it does.
 */
function useChosen(
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

/** Loads the frame again while it gets no page, because the server is away or the session has ended. */
function useAttempts(isReady: boolean) {
  const [attempt, setAttempt] = useState(0);
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    if (isReady || loads === 0) return;
    // A loaded page needs a moment until it listens; each try waits longer, for slow machines.
    const again = () => setAttempt(loads);
    const timer = setTimeout(() => isSignedOut() || again(), retryAfter * loads);
    const stopListening = onSignedIn(again);
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [isReady, loads]);
  return { attempt, onLoad: () => setLoads((count) => count + 1) };
}

/** How much smaller than the device the frame is shown, and how high it may be; without a device it fills the room as it is. */
function useScale(device: number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ inline: 400, block: 600 });
  useLayoutEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ inline: entry.contentRect.width, block: entry.contentRect.height });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const width = device ?? size.inline;
  return { box, width, scale: Math.min(1, size.inline / width) || 1, height: size.block };
}
