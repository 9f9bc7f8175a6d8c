import { text } from "../../../kernel/resource/kinds/text.ts";
import { image } from "./fields.ts";
import type { SearchFieldId } from "./said-for-search.ts";
import type { PageField } from "./section.ts";

const line = text({ max: 5000, isRaw: true });
const tallLine = text({ max: 5000, isRaw: true, isTall: true });

const titled: PageField<"metaTitle", string> = {
  id: "metaTitle",
  label: "العنوان في محركات البحث والمشاركة",
  content: "",
  ...line,
};
const described: PageField<"metaDescription", string> = {
  id: "metaDescription",
  label: "الوصف في محركات البحث والمشاركة",
  content: "",
  ...tallLine,
};

/**
 * What editors write of a page for search engines and shares, the same for pages of the site and those that the agency added. While a
 * field is empty, the words that follow from the page stand there. Requirement OWN-01.
 */
export const searchFields = [
  titled,
  described,
  image("socialImage", "صورة المشاركة", null, ""),
] as const satisfies readonly PageField<SearchFieldId>[];
