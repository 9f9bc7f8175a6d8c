import { Move } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from "react";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { centreOf, cropAround, type PictureArea } from "./crop-area.ts";
import { text } from "./library.text.ts";
import type { LibraryPicture } from "./library.ts";
import styles from "./picture-stage.module.css";

type Point = { x: number; y: number };

type StageProps = {
  picture: LibraryPicture;
  point: Point;
  onPoint(point: Point): void;
  /** The accessible name of the handle, announced again after each move. */
  label: string;
  /** `focal` is a diamond with cross hairs; `crop` is a frame with a grip in the middle. */
  handle: "focal" | "crop";
  children?: ReactNode;
};

/**
 * A picture with a handle on one of its points. The handle follows the pointer; an arrow key moves it by a hundredth, with Shift
 * by a tenth. A picture has no reading direction: its left is left in Arabic as well.
 */
function Stage({ picture, point, onPoint, label, handle, children }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  const follow = (event: PointerEvent) => {
    const bounds = box.current?.getBoundingClientRect();
    if (!bounds || event.buttons === 0) return;
    const x = (event.clientX - bounds.x) / bounds.width;
    const y = (event.clientY - bounds.y) / bounds.height;
    onPoint({ x: part(x), y: part(y) });
  };
  const moveByKey = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    const far = event.shiftKey ? 0.1 : 0.01;
    onPoint({ x: part(point.x + step[0] * far), y: part(point.y + step[1] * far) });
  };
  return (
    <div
      ref={box}
      className={styles.stage}
      style={{ aspectRatio: picture.width / picture.height }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.preventDefault();
        box.current?.querySelector("button")?.focus();
        follow(event);
      }}
      onPointerMove={follow}
    >
      <Picture path={picture.path} alt={picture.alt} sizes="(max-width: 700px) 90vw, 480px" />
      {children}
      <span className={typeStyles.unseen} role="status">
        {label}
      </span>
      <button
        type="button"
        className={handle === "focal" ? styles.focal : styles.crop}
        data-handle={handle}
        aria-label={label}
        onKeyDown={moveByKey}
        // physical: a point of a picture has no reading direction
        style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
      >
        {handle === "focal" ? <i /> : <Icon of={Move} />}
      </button>
    </div>
  );
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A fraction of a side, limited to 0 to 1 and rounded to thousandths. */
const part = (value: number) => Math.round(Math.max(0, Math.min(1, value)) * 1000) / 1000;
const percent = (value: number) => Math.round(value * 100);

type FocalStageProps = { picture: LibraryPicture; point: Point; onPoint(point: Point): void };

/** Chooses the point of a picture that every crop keeps. */
export function FocalStage({ picture, point, onPoint }: FocalStageProps) {
  return (
    <Stage
      picture={picture}
      point={point}
      onPoint={onPoint}
      label={text.focal(percent(point.x), percent(point.y))}
      handle="focal"
    />
  );
}

type CropStageProps = {
  picture: LibraryPicture;
  /** Width by height of the crop. */
  ratio: number;
  area: PictureArea;
  /** The size of the crop, from 0.2 to 1 of the largest that the ratio allows. */
  size: number;
  onChange(area: PictureArea, size: number): void;
};

/** Chooses an area of a picture: the frame moves like a focal point, and a slider changes its size. */
export function CropStage({ picture, ratio, area, size, onChange }: CropStageProps) {
  const label = text.crop(percent(area.x), percent(area.y));
  const frame = {
    // physical: a part of a picture has no reading direction
    left: `${area.x * 100}%`,
    top: `${area.y * 100}%`,
    width: `${area.width * 100}%`,
    height: `${area.height * 100}%`,
  };
  return (
    <>
      <Stage
        picture={picture}
        point={centreOf(area)}
        onPoint={(centre) => onChange(cropAround(picture, ratio, size, centre), size)}
        label={label}
        handle="crop"
      >
        <span className={styles.frame} style={frame} data-frame="" />
      </Stage>
      <label className={styles.size}>
        {text.cropSize}
        <input
          type="range"
          min={20}
          max={100}
          value={Math.round(size * 100)}
          onChange={({ target }) => {
            const chosen = Number(target.value) / 100;
            onChange(cropAround(picture, ratio, chosen, centreOf(area)), chosen);
          }}
        />
      </label>
    </>
  );
}
