import type { ReactNode } from "react";
import styles from "./login-screen.module.css";

/** The frame of the login, apart from what stands in it, so that the styles of both are linked with those of the admin. */
export const LoginMain = ({ children }: { children: ReactNode }) => (
  <main className={styles.login}>{children}</main>
);
