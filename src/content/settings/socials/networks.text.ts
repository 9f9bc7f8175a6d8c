/** The networks that have a mark, with their names and the hosts of their addresses. */
export const networks = {
  x: { name: "إكس", hosts: ["x", "twitter"] },
  instagram: { name: "إنستغرام", hosts: ["instagram"] },
  linkedin: { name: "لينكدإن", hosts: ["linkedin"] },
  tiktok: { name: "تيك توك", hosts: ["tiktok"] },
  snapchat: { name: "سناب شات", hosts: ["snapchat"] },
  youtube: { name: "يوتيوب", hosts: ["youtube", "youtu"] },
  github: { name: "GitHub", hosts: ["github"] },
  behance: { name: "Behance", hosts: ["behance"] },
  facebook: { name: "فيسبوك", hosts: ["facebook", "fb"] },
  whatsapp: { name: "واتساب", hosts: ["whatsapp", "wa"] },
  telegram: { name: "تيليجرام", hosts: ["telegram", "t"] },
  threads: { name: "ثريدز", hosts: ["threads"] },
  pinterest: { name: "بنترست", hosts: ["pinterest"] },
  dribbble: { name: "Dribbble", hosts: ["dribbble"] },
} as const;
