/** What the calls of remarks and approvals say to whoever made a mistake. */
export const reviewMessages = {
  nothingThere: "لم يعد في هذا الموضع نص أو صورة. حدّث الصفحة، واختر ما تكتب عنه.",
  needsReason: "لم يوافق أحد على هذه المسودة. اطلب الموافقة، أو اكتب سبب نشرها من دونها.",
  approveFirst: "لم يوافق أحد على هذه المسودة. اطلب الموافقة عليها قبل جدولتها.",
};
