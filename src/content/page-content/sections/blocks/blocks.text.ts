import { choice } from "../../../../kernel/resource/kinds/choice.ts";
import { illustration } from "../../../../kernel/resource/kinds/illustration.ts";
import { link } from "../../../../kernel/resource/kinds/link.ts";
import { paragraphs } from "../../../../kernel/resource/kinds/paragraphs.ts";
import { reference } from "../../../../kernel/resource/kinds/reference.ts";
import { text as line } from "../../../../kernel/resource/kinds/text.ts";
import { image, list, richText } from "../fields.ts";
import { action, card, featuredQuestion, featuredQuote, figure, iconCard } from "../items.ts";
import { type PageField, text } from "../section.ts";

/*
 * The blocks that an editor adds to a page: what each is called, its fields, and what stands in a new one; PAGES-01.
 */

type Block<Fields extends readonly PageField[] = readonly PageField[]> = { label: string; fields: Fields };

function block<const Fields extends readonly PageField[]>(label: string, fields: Fields): Block<Fields> {
  return { label, fields };
}

const title = (content: string) => text("title", "العنوان", content);
const lead = (content: string) => text("lead", "المقدّمة", content);
const picture = image("image", "الصورة", null, "");
const side: PageField<"side", string> = {
  id: "side",
  label: "جهة الصورة",
  content: "end",
  ...choice(["end", "start"]),
};
const href: PageField<"href", string> = {
  id: "href",
  label: "رابط المقطع في يوتيوب أو فيميو",
  content: "",
  ...link({ leads: "anywhere" }),
};
const rows: PageField<"rows", string> = {
  id: "rows",
  label: "الجدول: سطر لكل صف، وبين الخلايا علامة |",
  content: "البند | الأساسية | المتقدمة\nعدد الصفحات | 5 | 12\nمدة التسليم | أسبوعان | شهر",
  ...paragraphs({ max: 5000, isRaw: true, isTable: true }),
};
const photo = { image: illustration(), caption: line({ max: 300, isRaw: true }) };
const project = { projectId: reference({ to: "projects", id: "text", empty: "text" }) };

export const blocks = {
  hero: block("واجهة", [
    title("عنوان يقول ما تقدّمه"),
    lead("جملة أو جملتان تشرحان لمن هذه الصفحة، وماذا يجد فيها، وما الخطوة التالية."),
    list("links", "الأزرار", action, [
      { id: "links-1", label: "اطلب عرض سعر", href: "/quote", tone: "primary" },
    ]),
    picture,
  ]),
  words: block("نص وصورة", [
    title("عنوان الفقرة"),
    richText("body", "النص", "<p>اكتب هنا ما تريد أن يعرفه الزائر.</p>"),
    picture,
    side,
  ]),
  features: block("مزايا", [
    title("ما الذي يميّزنا"),
    list("items", "المزايا", iconCard, [
      { id: "items-1", title: "الميزة الأولى", text: "جملة قصيرة تشرحها.", icon: "gauge" },
      { id: "items-2", title: "الميزة الثانية", text: "جملة قصيرة تشرحها.", icon: "shield-check" },
      { id: "items-3", title: "الميزة الثالثة", text: "جملة قصيرة تشرحها.", icon: "handshake" },
    ]),
  ]),
  services: block("خدمات", [title("خدماتنا"), text("more", "رابط الكل", "كل الخدمات")]),
  packages: block("باقات", [title("باقات بأسعار معلنة"), lead("الأسعار بالريال السعودي.")]),
  projects: block("مشاريع", [
    title("من أعمالنا"),
    list("items", "المشاريع المختارة (إن لم تختر ظهر أحدثها)", project, []),
    text("more", "رابط الكل", "كل المشاريع"),
  ]),
  quote: block("رأي عميل", [
    list("items", "الرأي المختار بخط كبير", featuredQuote, []),
    text("more", "رابط الكل", "آراء العملاء"),
  ]),
  questions: block("أسئلة", [
    title("أسئلة تصلنا كثيرًا"),
    list("items", "الأسئلة", featuredQuestion, [
      { id: "items-1", category: "", question: "سؤال يتكرّر؟", answer: "إجابة واضحة وقصيرة." },
    ]),
  ]),
  people: block("فريق", [title("من سيعمل معك"), text("more", "رابط الكل", "تعرّف على الفريق")]),
  figures: block("أرقام", [
    title("بالأرقام"),
    list("items", "الأرقام", figure, [
      { id: "items-1", value: "5+", label: "سنوات خبرة" },
      { id: "items-2", value: "20+", label: "مشروعًا منجزًا" },
      { id: "items-3", value: "24/7", label: "دعم" },
    ]),
  ]),
  steps: block("خطوات", [
    title("كيف نعمل"),
    list("items", "الخطوات", card, [
      { id: "items-1", title: "الخطوة الأولى", text: "ما يحدث فيها." },
      { id: "items-2", title: "الخطوة الثانية", text: "ما يحدث فيها." },
      { id: "items-3", title: "الخطوة الثالثة", text: "ما يحدث فيها." },
    ]),
  ]),
  gallery: block("معرض صور", [
    title("صور"),
    list("items", "الصور", photo, [
      { id: "items-1", image: { image: null, alt: "" }, caption: "تعليق الصورة" },
      { id: "items-2", image: { image: null, alt: "" }, caption: "تعليق الصورة" },
    ]),
  ]),
  table: block("جدول", [title("مقارنة"), rows]),
  form: block("نموذج رسالة", [
    title("أرسل لنا رسالة"),
    lead("اكتب ما تحتاج إليه، ويردّ عليك أحد أعضاء الفريق خلال يوم عمل."),
    text("submit", "زر الإرسال", "أرسل الرسالة"),
  ]),
  video: block("مقطع مرئي", [title("شاهد كيف نعمل"), href, picture, text("caption", "سطر تحت المقطع", "")]),
  contact: block("تواصل", [title("تواصل معنا"), lead("اتصل أو راسلنا أو زُرنا، كما يناسبك.")]),
  call: block("خاتمة الصفحة", [
    title("جاهز لتبدأ؟"),
    text("text", "النص", "حدّثنا عن مشروعك في دقيقتين، ونتصل بك خلال يوم عمل."),
    list("links", "الأزرار", action, [
      { id: "links-1", label: "اطلب عرض سعر", href: "/quote", tone: "primary" },
      { id: "links-2", label: "تواصل معنا", href: "/contact", tone: "line" },
    ]),
  ]),
} as const;

export type BlockName = keyof typeof blocks;

/** The fields of new blocks whose first texts only say what to write there; the check before publishing names them. */
export const unwritten: { readonly [Name in BlockName]?: readonly string[] } = {
  hero: ["title", "lead"],
  words: ["title", "body"],
  features: ["items"],
  questions: ["items"],
  figures: ["items"],
  steps: ["items"],
  gallery: ["items"],
  table: ["rows"],
  video: ["href"],
};
/** What a block shows, by the ids of its fields. */
export type BlockTexts<Name extends BlockName> = {
  [F in (typeof blocks)[Name]["fields"][number] as F["id"]]: F["content"];
};
export const blockNames = Object.keys(blocks) as BlockName[]; // the keys of a literal

export function isBlock(name: string): name is BlockName {
  return Object.hasOwn(blocks, name);
}
