/** The first line of the file with the figures by day. */
export const csvHeads = ["اليوم", "الزيارات", "الصفحات", "طلبات العروض"];
