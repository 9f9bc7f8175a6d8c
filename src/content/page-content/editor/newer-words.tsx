import { useQuery } from "@tanstack/react-query";
import { FilePlus2 } from "lucide-react";
import { useState } from "react";
import { staffCounted } from "../../../admin-kit/staff-counts.text.ts";
import { countOf } from "../../../kernel/text/format.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { contentClient } from "./client.ts";
import { text } from "./page-content-admin.text.ts";
import type { SectionEditor } from "./section-editor.ts";

const words = text.newer;

/** Offers the words of this edition where the site keeps those of an earlier one: taken over as drafts, each undone by itself. */
export default function NewerWords({ editor }: { editor: SectionEditor }) {
  const { key } = editor.section;
  const [isDone, setDone] = useState(false);
  const newer = useQuery({
    queryKey: ["content-newer", key],
    queryFn: contentClient(key).newer,
    staleTime: Number.POSITIVE_INFINITY, // an edition does not change while a screen is open
  });
  const fields = Object.entries(newer.data ?? {});
  if (isDone || fields.length === 0) return null;
  const take = () => {
    for (const [id, value] of fields) editor.change(id, value);
    setDone(true);
  };
  return (
    <Banner onDismiss={() => setDone(true)}>
      {words.offer(countOf(staffCounted.text, fields.length))}{" "}
      <Button variant="line" small onClick={take}>
        <Icon of={FilePlus2} />
        {words.take}
      </Button>
    </Banner>
  );
}
