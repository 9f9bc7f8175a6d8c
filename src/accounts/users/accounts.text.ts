export const roleNames = { admin: "مدير النظام" };

/** Names of the roles; requirement ROLE-01. An owner has the label of ADM-02. */
export const accessNames = { owner: roleNames.admin, editor: "محرّر", sales: "مبيعات", reader: "قارئ" };

/** The server's messages about the caller's account. */
export const accountText = { wrongPassword: "كلمة المرور الحالية غير صحيحة." };

export const demoAccountText = { name: "سارة العتيبي" };
