import { withoutInvisible } from "../../text/invisible.ts";
import { codeKind } from "./code.ts";

/**
 * The code by which a search console knows whose site it is, or empty. Consoles give it inside a `<meta>` element, which may be pasted
 * whole: its content is stored.
 */
export const proofCode = codeKind("proofCode", contentOf, (code) => /^[\w.=-]{8,200}$/.test(code));

function contentOf(typed: string): string {
  const text = withoutInvisible(typed).trim();
  const [, content] = /^<meta\b[^>]*\bcontent=["']([^"'<>]*)["'][^>]*>$/i.exec(text) ?? [];
  return (content ?? text).trim();
}
