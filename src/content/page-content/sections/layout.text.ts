/** What the layout of a page is called in the editor. */
export const layoutLabel = "أقسام الصفحة وترتيبها";
