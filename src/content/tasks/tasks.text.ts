/** Words of a task's fields. */
export const words = {
  title: "المهام",
  labels: { title: "المهمة", priority: "الأولوية", dueDate: "الموعد", isDone: "أُنجزت" },
  values: { priority: { high: "عالية", medium: "متوسطة", low: "منخفضة" } },
};
