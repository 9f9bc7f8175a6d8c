import { countAfterPreposition } from "../../../kernel/text/format.ts";

/** The periods after which data is destroyed, as the settings say them. */
export type Periods = { retentionMonths: number; financialYears: number };

/** One activity of processing: what is done with whose data, why, on which ground of the law, and for how long. */
type ActivityWords = {
  /** The tables of the database that it fills, with hyphens, by which a test finds a table without an activity. */
  tables: readonly string[];
  name: string;
  purpose: string;
  people: string;
  data: string;
  ground: string;
  period(periods: Periods): string;
};

const months = ({ retentionMonths }: Periods) => countAfterPreposition("month", retentionMonths);
const years = ({ financialYears }: Periods) => countAfterPreposition("year", financialYears);

/** The activities, in the order of the record; requirement PRIV-04. */
export const activities: readonly ActivityWords[] = [
  {
    tables: ["project-requests", "request-notes", "attachments", "unplaced-mails"],
    name: "طلبات العروض والرسائل",
    purpose: "الردّ على من كتب إلينا، وإعداد عرض السعر الذي طلبه.",
    people: "من يرسل نموذجًا من الموقع أو يتواصل معنا",
    data: "الاسم والشركة والجوال والبريد، وما طلبه وكتبه وأجاب به في نماذج الموقع وأرفقه من ملفات، وملاحظات الفريق ووسومه وردوده",
    ground: "موافقته بإرسال النموذج بعد إشعار الخصوصية (المادتان 5 و13 من النظام)",
    period: (periods) => `تُتلف بعد ${months(periods)} من آخر تواصل، وما صار عقدًا يبقى مع ملف العميل`,
  },
  {
    tables: ["clients", "projects", "renewals"],
    name: "العملاء والمسجّلون",
    purpose: "تنفيذ العقد ومتابعته، والتواصل مع من سجّل.",
    people: "العملاء ومن سجّل في الموقع",
    data: "الاسم والشركة والجوال والبريد والعنوان والرقم الضريبي، والخدمات المطلوبة، ووسوم الفريق، ووقت الموافقة ونصها",
    ground: "تنفيذ اتفاق هو طرف فيه (المادة 6)، أو موافقته عند التسجيل (المادة 5)",
    period: (periods) => `تُتلف بعد ${months(periods)} من انتهاء التعاقد أو من آخر تواصل، أيهما أبعد`,
  },
  {
    tables: ["quotes", "saved-lines", "quote-terms", "saved-views", "own-fields"],
    name: "عروض الأسعار والسداد",
    purpose: "عرض السعر وقبوله، وتسجيل ما سُدّد منه.",
    people: "من عُرض عليه سعر",
    data: "الاسم والشركة والجوال والبريد والعنوان والرقم الضريبي، والبنود والمبالغ، ومن قبل ومتى، وما سُدّد",
    ground: "تنفيذ اتفاق هو طرف فيه، والتزام نظامي بحفظ السجلات المالية (المادة 6)",
    period: (periods) => `العرض المقبول بعد ${years(periods)} من قبوله، وغيره مع طلبه`,
  },
  {
    tables: ["page-shares", "remarks", "approvals"],
    name: "آراء العملاء في المسودات",
    purpose: "عرض مسودة على عميل بلا حساب، ومعرفة ما وافق عليه.",
    people: "من أُرسل إليه رابط مسودة",
    data: "الاسم والصفة والبريد إن ذُكر، وما كتبه، وما وافق عليه ومتى",
    ground: "تنفيذ اتفاق هو طرف فيه (المادة 6)",
    period: (periods) => `بعد ${months(periods)} من انتهاء الرابط`,
  },
  {
    tables: [
      "reviews",
      "articles",
      "faqs",
      "pages",
      "services",
      "packages",
      "packages-server",
      "vision-items",
      "media",
    ],
    name: "ما يُنشر في الموقع",
    purpose: "عرض أعمال المنشأة وآراء عملائها.",
    people: "من يُذكر في رأي أو مشروع أو مقال",
    data: "الاسم والصفة والصورة والرأي، بقدر ما يُنشر",
    ground: "موافقة من يُذكر (المادة 5)",
    period: () => "ما دام منشورًا، ويُتلف بعد 30 يومًا من حذفه",
  },
  {
    tables: ["tasks", "reply-templates", "breaches", "redirects", "faq-categories"],
    name: "عمل الفريق",
    purpose: "متابعة المهام والتذكير بها، وتسجيل الحوادث.",
    people: "من تتعلق به مهمة أو حادثة",
    data: "ما يكتبه الفريق، وقد يُذكر فيه اسم أو وسيلة تواصل",
    ground: "مصلحة مشروعة للمنشأة (المادة 6)",
    period: () => "حتى يحذفها الفريق، ثم 30 يومًا",
  },
  {
    tables: ["outbox", "webhook-deliveries"],
    name: "البريد الصادر وإبلاغ البرامج",
    purpose: "إيصال الردود والعروض والإشعارات، وإخبار البرامج المربوطة بما تغيّر.",
    people: "من تُرسل إليه رسالة",
    data: "أرقام السجلات، وما أجاب به خادم البريد",
    ground: "ما تقوم عليه المعالجة التي تُرسل الرسالة من أجلها",
    period: (periods) => `البريد بعد ${months(periods)}، وإبلاغ البرامج بعد 30 يومًا`,
  },
  {
    tables: ["revisions", "personal-reads", "privacy-requests"],
    name: "سجل التعديلات والاطّلاع وطلبات أصحاب البيانات",
    purpose: "معرفة من غيّر واطّلع، والإجابة عن طلبات أصحاب البيانات في موعدها.",
    people: "الفريق، ومن يطلب حقًا من حقوقه",
    data: "من فعل ماذا ومتى، بلا قيم البيانات الشخصية، ووسيلة تواصل صاحب الطلب حتى يُجاب",
    ground: "التزام نظامي (المادتان 6 و31)",
    period: (periods) => `بعد ${months(periods)}`,
  },
  {
    tables: ["users", "team-members", "page-texts", "page-drafts", "page-heads", "page-versions", "settings"],
    name: "حسابات الفريق ونصوص المنشأة",
    purpose: "دخول الفريق إلى الإدارة، وعرض المنشأة وفريقها في الموقع.",
    people: "الفريق",
    data: "الاسم والبريد والصورة والمسمّى، وأوقات الدخول",
    ground: "تنفيذ عقد العمل ومصلحة مشروعة (المادة 6)",
    period: () => "ما دام الحساب أو النص قائمًا",
  },
];

/** What protects the data, as this system does it. */
export const measures = [
  "الاتصال مشفّر، وكلمات المرور مخزّنة ببصمة لا تُعكس، والدخول بعامل ثانٍ أو مفتاح مرور لمن اختاره.",
  "لكل مستخدم صلاحية بقدر عمله، ولا يصدّر البيانات أو يتلفها إلا من أثبت هويته حديثًا.",
  "يُسجَّل من اطّلع على البيانات الشخصية أو عدّلها، ولا تُكتب قيمها في السجل.",
  "ما انتهت مدته يُتلف آليًا أربع مرات في اليوم، ويُمحى أثره من ملف قاعدة البيانات.",
  "الزيارات تُعدّ بلا ملفات تعريف ارتباط ولا عناوين.",
];

/** Words of the section, its file and its printed page. */
export const text = {
  title: "سجل أنشطة المعالجة",
  lead: "ما يعالجه هذا النظام من بيانات شخصية، كما تطلبه المادة 31 من النظام. يكتب البرنامج ما يعرفه، وتكتب المنشأة ما لا يعرفه: المسؤول والجهات والنقل.",
  loadFailed: "تعذّر تحميل سجل أنشطة المعالجة",
  edit: "كتابة ما تعرفه المنشأة",
  read: "عرض السجل",
  madeAt: (at: string) => `كُتب في ${at}`,
  notAdvice: "هذا السجل عون على الالتزام، وليس استشارة قانونية.",
  file: "سجل أنشطة المعالجة",
  unwritten: "لم يُكتب بعد",
  house: {
    controller: "جهة التحكم",
    officer: "المسؤول عن حماية البيانات",
    recipients: "الجهات التي تُفصح لها البيانات",
    transfers: "النقل خارج المملكة",
    measures: "إجراءات الحماية",
  },
  heads: {
    name: "النشاط",
    purpose: "الغرض",
    people: "أصحاب البيانات",
    data: "أنواع البيانات",
    ground: "الأساس النظامي",
    period: "مدة الحفظ",
  },
};
