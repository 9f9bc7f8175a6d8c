import { BrandLogo } from "../../ui/brand/brand-logo.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import type { PublicSettings } from "../loading/public-settings.ts";
import { siteText } from "./site.text.ts";

/** The logo as a link home. */
export function Brand({ settings }: { settings: PublicSettings }) {
  return (
    <a
      className={typeStyles.brandmark}
      href="/"
      aria-label={siteText.logo.replace("{agency}", () => settings.agencyName)}
    >
      <BrandLogo />
    </a>
  );
}
