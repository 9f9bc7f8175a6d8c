import { Moon, Sun } from "lucide-react";
import { Icon } from "../pictures/icon.tsx";
import typeStyles from "../styles/type.module.css";
import { text } from "../ui.text.ts";
import buttonStyles from "./buttons.module.css";
import styles from "./theme-button.module.css";

/**
 * Switches between light and dark, and says which of them is on. The early script of every page listens for `data-theme-toggle`;
 * the style sheet shows the icon and the words of the theme, because a cached page does not know it; SHELL-06, A11Y-01.
 */
export function ThemeButton() {
  return (
    <button className={buttonStyles.iconButton} type="button" data-theme-toggle>
      <span className={typeStyles.unseen}>{text.toggleTheme}</span>
      <span className={`${typeStyles.unseen} ${styles.moon}`}>{text.nowLight}</span>
      <span className={`${typeStyles.unseen} ${styles.sunny}`}>{text.nowDark}</span>
      <Icon of={Moon} className={styles.moon} />
      <Icon of={Sun} className={styles.sunny} />
    </button>
  );
}
