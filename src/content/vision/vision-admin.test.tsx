import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Selection } from "../../admin-kit/rows/use-selection.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { text } from "./vision-admin.text.ts";
import { VisionCard } from "./vision-card.tsx";
import { type VisionRecord, type VisionType, visionItems, visionTypes } from "./vision-items.ts";
import { TypeCounts } from "./vision-type-counts.tsx";

const none = () => {};
const selection: Selection<number> = {
  ids: [],
  has: () => false,
  toggle: none,
  shown: "none",
  toggleShown: none,
  clear: none,
};

/** An item of any type with all fields filled. */
function itemOf(type: VisionType, fields: Partial<VisionRecord> = {}): VisionRecord {
  return {
    ...blankOf(visionItems),
    id: 1,
    version: 1,
    type,
    title: "عنوان",
    description: "وصف العنصر",
    content: "نص المحتوى",
    value: "16 من 20",
    metric: "مشاريع المنشآت",
    percentage: 61,
    initiatives: ["أولى", "ثانية", "ثالثة"],
    ...fields,
  };
}

test("AVIS-01 the items of each type are counted separately", () => {
  const items = (["text", "pillar", "sustainability", "pillar", "pillar", "sustainability"] as const).map(
    (type) => itemOf(type),
  );
  const html = renderToStaticMarkup(<TypeCounts items={items} chosen="pillar" onChoose={none} />);
  const counts = [...html.matchAll(/<b class="digits">(\d+)<\/b><span>([^<]+)<\/span>/g)];
  expect(counts.map(([, count, name]) => [name, count])).toEqual([
    ["المحاور", "3"],
    ["المساهمات", "0"],
    ["الاستدامة", "2"],
    ["المشاريع", "0"],
    ["النصوص", "1"],
  ]);
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
});

test("AVIS-01 a card names its type and shows only the fields of that type", () => {
  const shown = Object.fromEntries(
    visionTypes.map((type) => {
      const html = renderToStaticMarkup(
        <VisionCard
          item={itemOf(type)}
          query=""
          selection={selection}
          onEdit={none}
          onCopy={none}
          onHistory={none}
          onDelete={none}
        />,
      );
      const words = ["أولى", "ثالثة", "16 من 20", "مشاريع المنشآت", 'value="61"', "نص المحتوى", "وصف العنصر"];
      const kind = Object.values(text.values.type).find((name) => html.includes(`>${name}<`));
      return [type, [kind, ...words.filter((word) => html.includes(word))]];
    }),
  );
  const figure = ["16 من 20", "مشاريع المنشآت", 'value="61"', "وصف العنصر"];
  expect(shown).toEqual({
    pillar: ["محور", "أولى", "وصف العنصر"],
    contribution: ["مساهمة", ...figure],
    sustainability: ["استدامة", ...figure],
    project: ["مشروع", "نص المحتوى", "وصف العنصر"],
    text: ["نص", "نص المحتوى", "وصف العنصر"],
  });
});
