import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { lead, title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";

export default block("تواصل", { order: 160 }, [
  title("تواصل معنا"),
  lead("اتصل أو راسلنا أو زُرنا، كما يناسبك."),
]);

/** What no editor changes. */
export const words = {
  comma: "، ",
  call: "اتصل بنا",
  chat: "واتساب",
  mail: "أرسل بريدًا",
  address: "زُرنا",
  hours: "أوقات العمل",
};
