/** Switches the theme by clicking the top bar's button, to which the page's early script listens; requirement SHELL-06. */
export function toggleTheme() {
  document.querySelector<HTMLElement>("[data-top-bar] [data-theme-toggle]")?.click();
}
