/** Words of the button that opens the search, which every screen has; those of the search itself are loaded with it. */
export const paletteButtonText = {
  open: "البحث في لوحة الإدارة",
  keys: { mac: "⌘ K", other: "Ctrl K" },
};
