import { Maximize2, Minimize2, Monitor, Smartphone, Tablet } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { isSignedOut, onSignedIn } from "../../../kernel/http/signed-out.ts";
import { IconButton } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { text } from "../editor/page-content-admin.text.ts";
import type { FieldValues, Section } from "../sections/section.ts";
import { chosenRecords } from "./chosen-records.ts";
import type { FieldAddress } from "./preview-marks.ts";
import type { FromFrame, ToFrame } from "./preview-messages.ts";

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
  /** The field that has the focus. */
  shown: FieldAddress | undefined;
  onChosen(address: FieldAddress): void;
  isWide: boolean;
  onWide(isWide: boolean): void;
};

/** The real page of a section with what is being typed, as wide as on a device and scaled to fit; requirement ACNT-03. */
export function PreviewPane({
  section,
  values,
  revision,
  shown,
  onChosen,
  isWide,
  onWide,
}: PreviewPaneProps) {
  const [device, setDevice] = useState<(typeof devices)[number]>(devices[0]);
  const { frame, isReady } = useFrame(section, values, shown, onChosen);
  useChosen(frame, chosenRecords(section, values), revision);
  const { attempt, onLoad } = useAttempts(isReady);
  const { box, scale, height } = useScale(device.width);
  return (
    <section className="frame" aria-label={words.title}>
      <div className="frbar">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out in a row */}
        <div className="seg" role="group" aria-label={words.device}>
          {devices.map((one) => (
            <button key={one.key} type="button" aria-pressed={one === device} onClick={() => setDevice(one)}>
              <Icon of={one.icon} />
              {words.devices[one.key]}
            </button>
          ))}
        </div>
        <IconButton
          className="wide"
          aria-label={isWide ? words.narrow : words.wide}
          aria-pressed={isWide}
          onClick={() => onWide(!isWide)}
        >
          <Icon of={isWide ? Minimize2 : Maximize2} />
        </IconButton>
      </div>
      <div className="dev" style={{ maxInlineSize: device.width }}>
        <div className="chrome" aria-hidden="true">
          <i className="nq" />
          <i className="nq" />
          <i className="nq" />
          <bdi dir="ltr">{window.location.host + (section.route ?? "/")}</bdi>
        </div>
        <div className="view" ref={box}>
          {!isReady && <p className="muted sm">{words.loading}</p>}
          <iframe
            key={attempt}
            ref={frame}
            onLoad={onLoad}
            title={words.frame(section.label, words.devices[device.key])}
            src={`/admin/preview${section.route === "/" ? "" : (section.route ?? "")}`}
            style={{ inlineSize: device.width, blockSize: height / scale, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </section>
  );
}

/** Talks with the frame: each change of the texts goes there at once, clicks come back. */
function useFrame(
  section: Section,
  values: FieldValues,
  shown: FieldAddress | undefined,
  onChosen: PreviewPaneProps["onChosen"],
) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<FromFrame>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (data.kind === "ready") setReady(true);
      else choose(data.address);
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, []);
  const send = (message: ToFrame) =>
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  // Before the next painting: what is typed shows in the frame as early as in its field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` only reads the frame
  useLayoutEffect(() => {
    if (isReady) send({ kind: "texts", section: section.key, values });
  }, [isReady, section, values]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` only reads the frame
  useEffect(() => {
    if (isReady && shown) send({ kind: "show", address: shown });
  }, [isReady, shown]);
  return { frame, isReady };
}

/** Has the frame read the page again once the draft that names other records is stored. */
function useChosen(frame: RefObject<HTMLIFrameElement | null>, chosen: string, revision: number) {
  const told = useRef(chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice is read again when it is stored, not when it is made
  useEffect(() => {
    if (told.current === chosen) return;
    told.current = chosen;
    const message: ToFrame = { kind: "chosen" };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [revision]);
}

/** The frame anew while the server answers without the page: it is away, or the session had ended. */
function useAttempts(isReady: boolean) {
  const [attempt, setAttempt] = useState(0);
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    if (isReady || loads === 0) return;
    // A page that has arrived needs a moment until it listens, on a slow machine a longer one each time.
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

/** How much smaller than the device the frame is shown, and how high it may be. */
function useScale(width: number) {
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
  return { box, scale: Math.min(1, size.inline / width) || 1, height: size.block };
}
