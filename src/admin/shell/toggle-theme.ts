/** Switches the theme as the button of the top bar does, which the early script of the page listens to; requirement SHELL-06. */
export function toggleTheme() {
  document.querySelector<HTMLElement>("[data-top-bar] [data-theme-toggle]")?.click();
}
