/** Words of a task's fields. */
export const words = {
  labels: { title: "المهمة", priority: "الأولوية", dueDate: "الموعد", isDone: "أُنجزت" },
  values: { priority: { high: "عالية", medium: "متوسطة", low: "منخفضة" } },
};
