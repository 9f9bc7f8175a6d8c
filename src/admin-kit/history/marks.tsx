import type { ReactNode } from "react";
import typeStyles from "../../ui/styles/type.module.css";
import { text } from "../admin-kit.text.ts";
import type { Piece } from "./difference.ts";

const { history: words } = text;

/** What stays of a text, what left it and what came, in a row. */
export function Marks({ pieces }: { pieces: readonly Piece<string>[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a difference never move
  return pieces.map((piece, index) => <Marked key={index} piece={piece} />);
}

/** One piece; what only the marks tell the eye, words tell a screen reader. */
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

/** A whole value as it was before or is afterwards. */
export function Whole({ kind, children }: { kind: "del" | "ins"; children: ReactNode }) {
  return (
    <figure data-kind={kind}>
      {children}
      <figcaption>{kind === "del" ? words.before : words.after}</figcaption>
    </figure>
  );
}
