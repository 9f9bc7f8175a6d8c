import { useState } from "react";
import { useMay } from "../../../admin-kit/may.ts";
import { useRequestTags } from "../requests/board/use-desk.ts";
import type { WorkProps } from "../requests/desk/request-work.tsx";
import styles from "./request-tags.module.css";
import { TagChips } from "./tag-chips.tsx";
import { tagsText } from "./tags.text.ts";
import { TagsField } from "./tags-field.tsx";

/** The tags of a request, stored with each that is added or removed; who only reads sees them as chips. Requirement DESK-09. */
export function RequestTags({ request, change }: Pick<WorkProps, "request" | "change">) {
  const canWrite = useMay("write");
  const used = useRequestTags(request.kind);
  const [typed, setTyped] = useState<readonly string[] | null>(null); // while it is being stored
  const store = async (tags: string[]) => {
    setTyped(tags);
    await change(request, { tags });
    setTyped((current) => (current === tags ? null : current));
  };
  if (!canWrite)
    return request.tags.length > 0 ? (
      <section className={styles.tags}>
        <h3>{tagsText.label}</h3>
        <TagChips tags={request.tags} />
      </section>
    ) : null;
  return (
    <section className={styles.tags}>
      <TagsField
        isShort
        label={tagsText.label}
        value={typed ?? request.tags}
        onChange={(tags) => void store(tags)}
        used={used}
      />
    </section>
  );
}
