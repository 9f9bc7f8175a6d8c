import { ArrowUpLeft } from "lucide-react";
import { Link } from "react-router";
import badgeStyles from "../../../../ui/badge.module.css";
import { Button } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import type { PageField } from "../../sections/section.ts";
import fieldsStyles from "../screen/section-fields.module.css";
import { onPageText as words } from "./on-page.text.ts";

type OriginNoteProps = { origin: NonNullable<PageField["origin"]>; canSave: boolean; onSave(): void };

/** Where a text of a record comes from and which pages it changes; it may be saved without the page. Requirement EDIT-01. */
export default function OriginNote({ origin, canSave, onSave }: OriginNoteProps) {
  return (
    <p className={fieldsStyles.origin}>
      <Link className={badgeStyles.badge} to={origin.href}>
        {origin.from}
        <Icon of={ArrowUpLeft} />
      </Link>
      <small>{origin.changes}</small>
      <Button variant="line" small disabled={!canSave} onClick={onSave}>
        {words.saveAlone}
      </Button>
    </p>
  );
}
