import { Logo } from "../pictures/logo.tsx";
import typeStyles from "../styles/type.module.css";
import { useBrand } from "./brand.ts";

/**
 * The agency's logo, in the place of a link that carries its name: its own picture, of which dark grounds have another, the
 * drawn logo of the demo's agency, or the name in letters. `ground` where it is the same in both themes.
 */
export function BrandLogo({ ground }: { ground?: "light" | "dark" }) {
  const { name, logo, logoDark, isHouse } = useBrand();
  if (logo && logoDark && !ground)
    return (
      <>
        <img className={`${typeStyles.lockup} on-light`} src={logo} alt="" />
        <img className={`${typeStyles.lockup} on-dark`} src={logoDark} alt="" loading="lazy" />
      </>
    );
  const picture = ground === "dark" ? (logoDark ?? logo) : logo;
  if (picture) return <img className={typeStyles.lockup} src={picture} alt="" />;
  return isHouse ? <Logo /> : <b className="wordmark">{name}</b>;
}
