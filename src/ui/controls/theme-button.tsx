import { Moon, Sun } from "lucide-react";
import { Icon } from "../pictures/icon.tsx";
import { text } from "../ui.text.ts";

/**
 * Switches between light and dark, and says which of them stands. The early script of every page listens for `.theme`; the
 * style sheet shows the icon and the words of the theme, since a kept page does not know it; requirements SHELL-06, A11Y-01.
 */
export function ThemeButton() {
  return (
    <button className="iconbtn theme" type="button">
      <span className="vh">{text.toggleTheme}</span>
      <span className="vh moon">{text.nowLight}</span>
      <span className="vh sunny">{text.nowDark}</span>
      <Icon of={Moon} className="moon" />
      <Icon of={Sun} className="sunny" />
    </button>
  );
}
