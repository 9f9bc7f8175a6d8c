import { z } from "zod";
import { textField } from "../../kernel/resource/input-fields.ts";

/** The body of a new category. Without a key, the server makes one from the label; requirement AFAQ-02. */
export const newCategoryBody = z.object({
  key: textField(60).optional(),
  label: textField(60).min(1),
});
export const categoryBody = z.object({ label: textField(60).min(1) });
