import { z } from "zod";
import { textField } from "../../kernel/resource/input-fields.ts";

/** A new category; without a key, one is made of the label; requirement AFAQ-02. */
export const newCategoryBody = z.object({
  key: textField(60).optional(),
  label: textField(60).min(1),
});
export const categoryBody = z.object({ label: textField(60).min(1) });
