import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Logo } from "./logo.tsx";

/** The drawn logo of the demo's agency as a file of its own: its letters in `ink`, its lozenges in three colours. */
export function houseLogo(ink: string, [a, b, c]: readonly [a: string, b: string, c: string]): string {
  const colours: Record<string, string> = { a, b, c };
  return renderToStaticMarkup(createElement(Logo))
    .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')
    .replaceAll(/var\(--mk-([abc])\)/g, (_, name: string) => colours[name] ?? "")
    .replaceAll("currentColor", ink);
}
