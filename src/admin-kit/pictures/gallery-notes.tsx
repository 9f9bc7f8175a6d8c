import { MapPinPlus, Trash2 } from "lucide-react";
import { type PointerEvent, useState } from "react";
import { type GalleryNote, type GalleryPicture, mostNotes } from "../../kernel/resource/kinds/gallery.ts";
import { formatNumber } from "../../kernel/text/format.ts";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { NumberInput, TextInput } from "../../ui/controls/inputs.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { numberValue } from "../../ui/text/digits.ts";
import styles from "./gallery-notes.module.css";
import { text } from "./library.text.ts";

const { gallery: words } = text;

type GalleryNotesProps = {
  /** The place of the picture in the gallery, from 1. */
  place: number;
  /** The address of the picture to show; null while there is none. */
  address: string | null;
  item: GalleryPicture;
  onChange(changes: Partial<GalleryPicture>): void;
};

/** The title of a picture, and notes at points in it; folded, because most pictures have none. */
export function GalleryNotes({ place, address, item, onChange }: GalleryNotesProps) {
  const { title = "", notes = [] } = item;
  const [chosen, setChosen] = useState(0);
  const change = (index: number, changes: Partial<GalleryNote>) =>
    onChange({ notes: notes.map((note, other) => (other === index ? { ...note, ...changes } : note)) });
  const add = () => {
    setChosen(notes.length);
    onChange({ notes: [...notes, { x: 50, y: 50, title: "", text: "" }] });
  };
  const placeAt = (event: PointerEvent<HTMLDivElement>) => {
    const { x, y, width, height } = event.currentTarget.getBoundingClientRect();
    change(chosen, { x: percent((event.clientX - x) / width), y: percent((event.clientY - y) / height) });
  };
  return (
    <details className={styles.more}>
      <summary>{words.more(place)}</summary>
      <TextInput
        label={words.title(place)}
        value={title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      {address && notes.length > 0 && (
        // By pointer only, because the number fields below do the same by keyboard.
        <div className={styles.stage} onPointerDown={placeAt}>
          <Picture path={address} alt="" sizes="(max-width: 700px) 92vw, 560px" />
          {notes.map(({ x, y }, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: every input is controlled
              key={index}
              className={styles.mark}
              data-chosen={index === chosen || undefined}
              style={{ left: `${x}%`, top: `${y}%` }} // physical: a place in a picture has no reading direction
            >
              {formatNumber(index + 1)}
            </span>
          ))}
        </div>
      )}
      {notes.map((note, index) => (
        <NoteFields
          // biome-ignore lint/suspicious/noArrayIndexKey: every input is controlled
          key={index}
          number={index + 1}
          note={note}
          onFocus={() => setChosen(index)}
          onChange={(changes) => change(index, changes)}
          onRemove={() => onChange({ notes: notes.toSpliced(index, 1) })}
        />
      ))}
      {notes.length < mostNotes && (
        <Button variant="ghost" small onClick={add}>
          <Icon of={MapPinPlus} />
          {words.addNote}
        </Button>
      )}
    </details>
  );
}

type NoteFieldsProps = {
  /** The number of the note, from 1, as on its mark. */
  number: number;
  note: GalleryNote;
  onFocus(): void;
  onChange(changes: Partial<GalleryNote>): void;
  onRemove(): void;
};

function NoteFields({ number, note, onFocus, onChange, onRemove }: NoteFieldsProps) {
  return (
    <fieldset onFocus={onFocus}>
      <legend>{words.note(number)}</legend>
      <NumberInput
        whole
        label={words.fromLeft}
        unit="%"
        value={note.x}
        onChange={({ target }) => onChange({ x: within(target.value) })}
      />
      <NumberInput
        whole
        label={words.fromTop}
        unit="%"
        value={note.y}
        onChange={({ target }) => onChange({ y: within(target.value) })}
      />
      <TextInput
        full
        label={words.noteTitle}
        value={note.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextInput
        full
        label={words.noteText}
        value={note.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <IconButton danger aria-label={words.removeNote(number)} onClick={onRemove}>
        <Icon of={Trash2} />
      </IconButton>
    </fieldset>
  );
}

const percent = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100);

/** A typed percentage, limited to the picture; text that is no number counts as 0. */
const within = (typed: string) => percent((numberValue(typed) || 0) / 100);
