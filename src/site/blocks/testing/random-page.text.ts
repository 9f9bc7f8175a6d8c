/* The texts of random pages: nothing, a word, 400 words, Latin, mixed. */
const words = "تصميم موقع عربي سريع لكل نشاط في الرياض".split(" ");
const long = Array.from({ length: 400 }, (_, index) => words[index % words.length]).join(" ");
/** Texts of one line, or of several lines. */
export const texts = [
  "",
  "كلمة",
  long,
  "Latin words only, v2.0",
  `نص with Latin & <b>signs</b> 24/7`,
  "https://a.example/ب?x=1&y=2",
];

export const richTexts = ["", "<p>نص</p>", `<h3>عنوان</h3><p>${long}</p><ul><li>أ</li></ul>`];
