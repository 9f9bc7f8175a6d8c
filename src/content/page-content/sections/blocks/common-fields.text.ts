import { image } from "../fields.ts";
import { text } from "../section.ts";

/* Fields that many blocks have. */

export const title = (content: string) => text("title", "العنوان", content);
export const lead = (content: string) => text("lead", "المقدّمة", content);
export const picture = image("image", "الصورة", null, "");
