import type { ReactNode } from "react";
import typeStyles from "../../ui/styles/type.module.css";
import { text } from "../admin-kit.text.ts";
import type { Piece } from "./difference.ts";

const { history: words } = text;

/** A text with its kept, removed and added pieces in a row. */
export function Marks({ pieces }: { pieces: readonly Piece<string>[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a difference never move
  return pieces.map((piece, index) => <Marked key={index} piece={piece} />);
}

/** One piece of a difference, with words that tell screen readers what the marks show. */
export function Marked({ piece: { kind, value } }: { piece: Piece<string> }) {
  if (kind === "same") return value;
  const Mark = kind;
  return (
    <>
      <Mark>
        <span className={typeStyles.unseen}>{words[kind]} </span>
        {value.trimEnd()}
      </Mark>{" "}
    </>
  );
}

/** A whole value, before or after the change. */
export function Whole({ kind, children }: { kind: "del" | "ins"; children: ReactNode }) {
  return (
    <figure data-kind={kind}>
      {children}
      <figcaption>{kind === "del" ? words.before : words.after}</figcaption>
    </figure>
  );
}
