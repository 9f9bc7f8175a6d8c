/** The account of the demo; requirement RUN-04. */
export const demoAccount = { email: "admin@shurfa.example", password: "shurfa-demo-2026" } as const;
