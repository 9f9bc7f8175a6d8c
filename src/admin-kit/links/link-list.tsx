import {
  Hash,
  Link2,
  type LucideIcon,
  Mail,
  MessageCircle,
  PanelTop,
  Phone,
  TriangleAlert,
} from "lucide-react";
import { useEffect, useRef } from "react";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import optionStyles from "../options.module.css";
import styles from "./link-field.module.css";
import type { LinkTarget } from "./link-targets.ts";
import { linkText as text } from "./links.text.ts";

type LinkListProps = {
  id: string;
  found: readonly LinkTarget[];
  active: LinkTarget | undefined;
  onChoose(target: LinkTarget): void;
};

/** What a link may lead to, under the titles of its kinds. The field beside it has the focus and handles the keys. */
export default function LinkList({ id, found, active, onChoose }: LinkListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div
      className={`${optionStyles.options} ${styles.list}`}
      id={id}
      ref={list}
      role="listbox"
      tabIndex={-1}
      aria-label={text.list}
    >
      {groupsOf(found).map(([title, targets]) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
        <div key={title} role="group" aria-label={title}>
          <b aria-hidden="true">{title}</b>
          {targets.map((target) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
            <div
              key={target.address}
              id={`${id}-${target.address}`}
              role="option"
              tabIndex={-1}
              aria-selected={target === active}
              onPointerDown={(event) => event.preventDefault()} // the text keeps the focus
              onClick={() => onChoose(target)}
            >
              <Icon of={icons[target.kind]} />
              <span>
                <BidiName text={target.name} />
                <small dir="ltr">{target.address}</small>
                {target.isHidden && (
                  <small className={styles.warning}>
                    <Icon of={TriangleAlert} /> {text.hidden}
                  </small>
                )}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const icons: Record<LinkTarget["kind"], LucideIcon> = {
  page: PanelTop,
  record: Link2,
  anchor: Hash,
  phone: Phone,
  mail: Mail,
  chat: MessageCircle,
};

/** The targets under the title of their kind, records under that of their resource, in the order of the answer. */
function groupsOf(found: readonly LinkTarget[]): [title: string, targets: LinkTarget[]][] {
  const groups = new Map<string, LinkTarget[]>();
  for (const target of found) {
    const title = target.of || text.kinds[target.kind];
    groups.set(title, [...(groups.get(title) ?? []), target]);
  }
  return [...groups];
}
