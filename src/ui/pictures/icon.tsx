import type { LucideIcon } from "lucide-react";
import typeStyles from "../styles/type.module.css";

/**
 * Icons whose drawing has a direction and that point the other way in a right-to-left page. Arrows and chevrons are not
 * here: the caller picks the one that points where it should (forward is ArrowLeft).
 */
const mirrored: ReadonlySet<string> = new Set([
  "LogOut",
  "LogIn",
  "Reply",
  "Send",
  "SendHorizontal",
  "List",
  "ListChecks",
  "ListTodo",
  "ListOrdered",
  "Undo2",
  "Redo2",
  "FileText",
  "TextQuote",
]);

type IconProps = { of: LucideIcon; className?: string | undefined };

/** A decorative line icon, 1.25em beside text; a class may give it another size. */
export function Icon({ of: Drawing, className }: IconProps) {
  const flip = mirrored.has(Drawing.displayName ?? "") ? typeStyles.mirrored : "";
  return (
    <Drawing
      className={[typeStyles.icon, flip, className].filter(Boolean).join(" ")}
      strokeWidth={1.75}
      aria-hidden="true"
    />
  );
}
