/** Words of the team screen of the admin. */
export const text = {
  title: "فريق العمل",
  loading: "جاري تحميل الفريق...",
  search: "ابحث بالاسم أو المسمّى الوظيفي",
  allDepartments: "جميع الأقسام",
  status: "الحالة",
  statuses: [
    { value: "", label: "جميع الحالات" },
    { value: "active", label: "ظاهر" },
    { value: "inactive", label: "مخفي" },
  ],
  labels: {
    name: "الاسم",
    position: "المسمّى الوظيفي",
    department: "القسم",
    bio: "نبذة",
    email: "البريد الإلكتروني",
    phone: "رقم الجوال",
    linkedin: "رابط الملف المهني",
    image: "الصورة",
    portrait: "الرسم",
    experience: "الخبرة",
    specialty: "التخصص",
    achievements: "الإنجازات",
    skills: "المهارات",
    isActive: "ظاهر للزوار",
    order: "الترتيب",
    joinDate: "تاريخ الانضمام",
  },
  values: {
    isActive: { true: "ظاهر", false: "مخفي" },
    portrait: {
      greenHijab: "حجاب أخضر",
      whiteGhutra: "غترة بيضاء",
      lavenderHijab: "حجاب بنفسجي",
      redShemagh: "شماغ أحمر",
      sandHijab: "حجاب رملي",
      headset: "سمّاعة رأس",
    },
  },
  add: "إضافة عضو",
  edit: "تعديل العضو",
  untitled: "عضو بلا اسم",
  toggleItem: (name: string, status: string) => `حالة ${name}: ${status}. اضغط للتغيير`,
  mailItem: (name: string) => `بريد ${name}`,
  callItem: (name: string) => `هاتف ${name}`,
  profileItem: (name: string) => `ملف ${name} المهني (يفتح في نافذة جديدة)`,
  copyOf: (name: string) => `${name} (نسخة)`,
  deleteQuestion: "هل أنت متأكد من حذف هذا العضو؟",
  created: "أُضيف العضو",
  updated: "حُفظت بيانات العضو",
  deleted: "حُذف العضو",
  activated: "صار العضو ظاهرًا",
  deactivated: "صار العضو مخفيًا",
  empty: { title: "لا يوجد أعضاء بعد", text: "أضف أول عضو ليظهر في صفحة القيادة." },
  /** ERR-03: the banner's messages for calls that the server refused, and for calls without an answer. */
  failures: {
    load: "Failed to fetch team members",
    create: "Failed to create team member",
    update: "Failed to update team member",
    delete: "Failed to delete team member",
    unanswered: "An error occurred",
  },
  alerts: {
    save: "حدث خطأ أثناء حفظ البيانات",
    delete: "حدث خطأ أثناء حذف العضو",
    toggle: "حدث خطأ أثناء تغيير حالة العضو",
  },
  form: {
    basics: "الأساسيات",
    basicsHelp: "ما يراه الزائر في صفحة القيادة.",
    contact: "التواصل",
    contactHelp: "يظهر ما تكتبه أزرارًا على بطاقة العضو.",
    lists: "القوائم",
    listsHelp: "اسحب المقبض أو استعمل السهمين للترتيب.",
    display: "العرض",
    experienceHint: "مثال: 15 سنة",
    imageHelp: "صور فقط، بنسبة 4:5.",
    noPortrait: "بلا رسم",
    portraitHelp: "يقف به العضو على الشرفة أعلى الصفحة. الصورة المرفوعة تحلّ محلّه في البطاقة وحدها.",
    achievement: "اكتب إنجازًا",
    skill: "اكتب مهارة",
    visibility: "الحالة",
  },
  /** How many members are active, shown after the total. */
  activeOf(active: number, total: number) {
    if (total === 0) return "";
    if (active === 0) return "، ولا أحد منهم ظاهر";
    if (active === total) return total === 1 ? "، ظاهر" : "، كلهم ظاهرون";
    if (active === 1) return "، واحد منهم ظاهر";
    if (active === 2) return "، اثنان منهم ظاهران";
    return `، ${active} منهم ظاهرون`;
  },
};
