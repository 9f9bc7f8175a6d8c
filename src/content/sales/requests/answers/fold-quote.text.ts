/*
 * The lines by which mail programs begin what they quote, in Arabic and in English. Marks of direction are taken out before; digits
 * may be Arabic. Each pattern must match a whole line, or up to three lines that a program broke.
 */

/** «On … wrote:» of Gmail, Apple Mail and Thunderbird, and their Arabic. */
export const wroteLines: readonly RegExp[] = [
  /^On .{6,250} wrote:$/s,
  /^(?:في|بتاريخ|يوم) .{6,250}(?:كتب|كتبت|كَتَب|تمت كتابة ما يلي بواسطة|تمّت كتابة ما يلي بواسطة).{0,200}:$/s,
  /^(?:كتب|كتبت) .{3,200}(?:في|بتاريخ) .{4,120}:$/s,
];

/** The first line of the block of headers with which Outlook begins, and of a forwarded mail. */
export const headerLines: readonly RegExp[] = [
  /^-{2,}\s*(?:Original Message|Forwarded message|الرسالة الأصلية|رسالة أصلية|رسالة مُعاد توجيهها|الرسالة المعاد توجيهها)\s*-{2,}$/i,
  /^Begin forwarded message:$/,
  /^(?:From|من)\s*:\s*\S.*$/,
];

/** «From:», which a sentence may begin with too. */
export const fromLine = /^(?:From|من)\s*:/;

/** What must follow «From:» within three lines, so that a sentence that begins so is not taken for it. */
export const afterFrom = /^(?:Sent|Date|To|تم الإرسال|تاريخ الإرسال|أُرسلت|أرسلت|التاريخ|إلى)\s*:/;
