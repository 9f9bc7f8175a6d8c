import { fieldAt } from "../../content/page-content/sections/text-at.ts";
import { type Address, parseAddress } from "../../kernel/resource/address.ts";
import { sendToEditor } from "./preview-dom.ts";
import { sendCurrentValue } from "./shown-records.ts";

/**
 * Tells the editor of a file that is dropped on a picture, which the file then replaces, or beside all pictures. In both cases
 * the browser is kept from opening the file. Returns a function that stops listening. Requirement EDIT-01.
 */
export function watchDrops(): () => void {
  let over: Element | undefined;
  const mark = (picture: Element | undefined) => {
    if (picture === over) return;
    over?.removeAttribute("data-drop");
    picture?.setAttribute("data-drop", "");
    over = picture;
  };
  const onOver = (event: DragEvent) => {
    const { dataTransfer } = event;
    if (!dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    const picture = pictureAt(event.target);
    dataTransfer.dropEffect = picture ? "copy" : "none";
    mark(picture);
  };
  const onDrop = (event: DragEvent) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    const address = pictureAt(event.target)?.getAttribute("data-field");
    mark(undefined);
    if (address) sendCurrentValue(address);
    sendToEditor({ kind: "dropped", address: address ?? null, file });
  };
  const onLeave = (event: DragEvent) => {
    if (event.relatedTarget === null) mark(undefined);
  };
  document.addEventListener("dragover", onOver);
  document.addEventListener("dragleave", onLeave);
  document.addEventListener("drop", onDrop);
  return () => {
    mark(undefined);
    document.removeEventListener("dragover", onOver);
    document.removeEventListener("dragleave", onLeave);
    document.removeEventListener("drop", onDrop);
  };
}

/** The element of a replaceable picture at a target: the target's own, or one in the link, picture or figure around it. */
function pictureAt(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const own = target.closest("[data-field]");
  const around = target.closest("a, picture, figure")?.querySelectorAll("[data-field]") ?? [];
  return (
    [own, ...around].find((found) => found && isPicture(found.getAttribute("data-field") ?? "")) ?? undefined
  );
}

function isPicture(address: Address): boolean {
  const { part = "" } = parseAddress(address);
  const field = fieldAt(address);
  const kind = field?.items ? field.items[part]?.kind : field?.kind;
  return kind === "picture" || kind === "illustration";
}
