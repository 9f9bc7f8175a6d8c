/** Words of the tags of requests and clients; requirement DESK-09. */
export const tagsText = {
  label: "الوسوم",
  field: {
    hint: "أضف وسمًا",
    help: "اكتب الوسم ثم اضغط Enter. الوسوم للفريق وحده.",
    remove: (tag: string) => `إزالة وسم ${tag}`,
    suggestions: "وسوم مستعملة",
  },
  filter: { label: "الوسم", all: "جميع الوسوم", clear: (tag: string) => `إزالة شرط الوسم ${tag}` },
  option: (tag: string, count: string) => `${tag} (${count})`,
  bulk: {
    label: "الوسوم",
    tag: (tag: string) => `إضافة وسم ${tag}`,
    untag: (tag: string) => `إزالة وسم ${tag}`,
  },
  /** Tags that a row has no place for. */
  more: (count: number) => `+${count}`,
  tooMany: "لا يزيد السجل على 12 وسمًا.",
};
