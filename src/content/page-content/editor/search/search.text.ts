import { formatQuantity } from "../../../../kernel/text/format.ts";

/** Words of the fields for search engines and shares, and of the previews beside them. */
export const searchText = {
  title: "محركات البحث والمشاركة",
  note: "ما يظهر من الصفحة خارج الموقع. وما تتركه فارغًا يبقى كما تراه هنا.",
  loading: "جاري تحميل المعاينة...",
  result: "في نتائج البحث",
  shared: "عند مشاركة الرابط",
  lengths: ({ width, widest, letters, most }: Record<"width" | "widest" | "letters" | "most", number>) =>
    `عرض العنوان: ${formatQuantity(width)} بكسل من ${formatQuantity(widest)}. طول الوصف: ${formatQuantity(letters)} من ${formatQuantity(most)}.`,
  cut: {
    title: "العنوان أعرض من نتيجة البحث، فيُقطع آخره.",
    description: "الوصف أطول من نتيجة البحث، فيُقطع آخره.",
    shared: "العنوان أطول من بطاقة المشاركة في بعض الشبكات، فيُقطع آخره.",
  },
};
