import { Maximize2, Minimize2, Monitor, Smartphone, Tablet } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import type { FieldErrors } from "../../../kernel/errors.ts";
import type { Present } from "../../../kernel/presence/present.ts";
import type { Address } from "../../../kernel/resource/address.ts";
import { IconButton } from "../../../ui/controls/button.tsx";
import { Segments } from "../../../ui/controls/segments.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { partMarks } from "../editor/layout/part-marks.ts";
import { PartRail } from "../editor/layout/part-rail.tsx";
import { text } from "../editor/page-content-admin.text.ts";
import type { HeadAgency } from "../sections/head-words.ts";
import type { ItemAct } from "../sections/item-acts.ts";
import type { PartAct } from "../sections/layout.ts";
import { addressOnPage } from "../sections/page-address.ts";
import type { FieldValue, FieldValues, Section } from "../sections/section.ts";
import { chosenRecords } from "./chosen-records.ts";
import type { Beside, MarkedRemark, PageStep } from "./preview-messages.ts";
import paneStyles from "./preview-pane.module.css";
import { Ruler } from "./ruler.tsx";
import { useAttempts } from "./use-attempts.ts";
import { useChosen, useFrame } from "./use-frame.ts";
import { WidthHandles } from "./width-handles.tsx";

const words = text.preview;
const devices = [
  { key: "desktop", width: 1440, icon: Monitor },
  { key: "tablet", width: 768, icon: Tablet },
  { key: "mobile", width: 390, icon: Smartphone },
] as const;

export type PreviewPaneProps = {
  section: Section;
  /** As they are typed. */
  values: FieldValues;
  /** Of the stored draft. */
  revision: number;
  /** What visitors read, and the number of its version. Without it nothing can be restored on the page. */
  published?: FieldValues;
  version?: number | undefined;
  /** The addresses of the fields whose values visitors do not read yet. */
  changed?: ReadonlySet<Address>;
  errors: FieldErrors;
  /** A step to the field beside another; a new object for each step. */
  beside?: Beside | undefined;
  /** The field that has the focus. */
  shown: Address | undefined;
  /** Who else has the section open. */
  others?: readonly Present[];
  /** What clients remarked on; the same list while nothing of it changes. */
  remarks?: readonly MarkedRemark[];
  /** The mark of a remark was clicked. */
  onRemark?(address: Address): void;
  onChosen(address: Address): void;
  /** The page has told whose it is. */
  onAgency?(agency: HeadAgency): void;
  /** A text is edited on the page; null when that ends. */
  onAt?(address: Address | null): void;
  /** A text of a record will be edited; `value` is what the page shows of it. */
  onBegin(address: Address, value: FieldValue): void;
  onSaveAlone(address: Address): void;
  onTyped(address: Address, text: string): void;
  onStep(step: PageStep): void;
  onPart(id: string, act: PartAct): void;
  /** An item of a list, by its address. */
  onItem(address: Address, act: ItemAct): void;
  /** A file was dropped on a picture of the page; null if it hit none. */
  onDropped?(address: Address | null, file: File): void;
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
  const [dragged, setDragged] = useState<number>();
  const choose = (key: string) => {
    setDevice(devices.find((one) => one.key === key) ?? devices[0]);
    setDragged(undefined);
  };
  const { frame, isReady, within, contents, goTo } = useFrame(props);
  useChosen(frame, { chosen: chosenRecords(section, values), revision, isReady });
  const { attempt, onLoad } = useAttempts(frame, isReady);
  // On a desktop the page that is edited is as wide as the room it has, and not scaled.
  const isFull = isOnPage && device === devices[0];
  const narrow = isOnPage && !isFull ? (dragged ?? device.width) : undefined;
  const asked = isFull ? undefined : (narrow ?? device.width);
  const { box, scale, height, width } = useScale(asked);
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
          onChoose={choose}
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
      {isOnPage && (
        <PartRail
          section={section}
          values={values}
          marks={partMarks({ ...props, contents })}
          current={within}
          onGo={goTo}
          onShow={(id) => props.onPart(id, "show")}
          onList={(field) => props.onChosen(addressOnPage(section.key, field))}
        />
      )}
      <div className={paneStyles.device} style={{ maxInlineSize: asked ?? "none" }}>
        <div className={paneStyles.chrome} aria-hidden="true">
          <i className={typeStyles.diamond} />
          <i className={typeStyles.diamond} />
          <i className={typeStyles.diamond} />
          <bdi dir="ltr">{window.location.host + decodeURI(section.route ?? "/")}</bdi>
        </div>
        {isOnPage && <Ruler width={width} scale={scale} isNamed={narrow !== undefined} />}
        {narrow !== undefined && <WidthHandles width={narrow} onWidth={setDragged} />}
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
