import { defaultSettings } from "../../content/settings/settings.text.ts";
import { Logo } from "../../ui/pictures/logo.tsx";
import type { PublicSettings } from "../loading/public-settings.ts";
import { siteText } from "./site.text.ts";

/** The logo as a link home. A logo of one's own, from the settings, takes the place of the drawn one. */
export function Brand({ settings }: { settings: PublicSettings }) {
  const own = settings.logo !== defaultSettings.logo || settings.agencyName !== defaultSettings.agencyName;
  return (
    <a className="brandmark" href="/" aria-label={siteText.logo.replace("{agency}", settings.agencyName)}>
      {own ? <img className="lockup" src={settings.logo} alt="" /> : <Logo />}
    </a>
  );
}
