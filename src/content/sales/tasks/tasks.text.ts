/** Words of a task's fields. */
export const words = {
  title: "المهام",
  labels: {
    title: "المهمة",
    priority: "الأولوية",
    dueDate: "الموعد",
    isDone: "أُنجزت",
    assigneeId: "المسؤول",
    remindAt: "التذكير",
    assignedBy: "أسندها",
    assignedAt: "وقت الإسناد",
    rungFor: "وقت التنبيه",
    requestId: "الطلب",
    clientId: "العميل",
    projectId: "المشروع",
  },
  values: { priority: { high: "عالية", medium: "متوسطة", low: "منخفضة" } },
};
