/** The words of each page for search engines and social networks. The placeholders are those of page texts. */
export const seo = {
  locale: "ar_SA",
  listJoiner: "، ",
  pageNumber: "صفحة {number}",
  /** A project's page: «{summary} مشروع من أعمال رواق في جدة، مدته 5 أسابيع. شاهد …». */
  project: {
    sentence: "مشروع من أعمال {agency}{facts}.",
    inPlace: " في {fact}",
    lasting: "، مدته {fact}",
    invitation: "شاهد صوره وتفاصيله وما قاله صاحبه.",
  },
  notfound: {
    path: null,
    title: "صفحة غير موجودة",
    description:
      "لم نجد الصفحة التي طلبتها في موقع {agency}. ربما نُقلت أو كُتب رابطها خطأً. عُد إلى الصفحة الرئيسية، أو تصفّح خدماتنا ومشاريعنا، أو راسلنا لنساعدك.",
    headline: "هذه الصفحة ليست هنا",
  },
};
