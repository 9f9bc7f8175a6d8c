import { brandColour, mark } from "../brand-fields.ts";
import { oneOf } from "../choice-field.ts";
import { section } from "../section.ts";

const looks = section("brand", "الهوية", null, [
  brandColour("colour", "لون الهوية", "#015a3f"),
  oneOf("type", "الخط", ["readex", "cairo", "alexandria"]),
  oneOf("motif", "الزخرفة", ["facade", "plain", "pattern"]),
  mark("logoDark", "الشعار على الخلفيات الداكنة", "dark"),
  mark("icon", "الأيقونة، مربّعة"),
]);

/** How the agency looks, on every page; its name and its logo for light grounds are settings. Requirement BRAND-01. */
export const brand: typeof looks = { ...looks, followsCode: true };
