import { text } from "../../../kernel/resource/kinds/text.ts";
import { image } from "./fields.ts";
import type { SearchFieldId } from "./said-for-search.ts";
import { field, type PageField } from "./section.ts";

const line = text({ max: 5000, isRaw: true });
const tallLine = text({ max: 5000, isRaw: true, isTall: true });

const titled = field("metaTitle", "العنوان في محركات البحث والمشاركة", "", line);
const described = field("metaDescription", "الوصف في محركات البحث والمشاركة", "", tallLine);

/**
 * What editors write of a page for search engines and shares, the same for pages of the site and those that the agency added. While a
 * field is empty, the words that follow from the page stand there. Requirement OWN-01.
 */
export const searchFields = [
  titled,
  described,
  image("socialImage", "صورة المشاركة", null, ""),
] as const satisfies readonly PageField<SearchFieldId>[];
