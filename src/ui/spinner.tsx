import buttonStyles from "./controls/buttons.module.css";
/** The turning ring. It says nothing by itself: put it beside words or inside something with aria-busy. */
export function Spinner() {
  return <span className={buttonStyles.spinner} aria-hidden="true" />;
}
