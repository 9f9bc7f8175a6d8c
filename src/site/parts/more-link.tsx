import { ArrowLeft } from "lucide-react";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { useStands } from "./absent-pages.ts";

/** A quiet link to another page with an arrow; nothing while that page does not stand. */
export function MoreLink({ href, children }: { href: string; children: string }) {
  const stands = useStands();
  if (!stands(href)) return null;
  return (
    <a className={buttonStyles.more} href={href}>
      {children} <Icon of={ArrowLeft} />
    </a>
  );
}
