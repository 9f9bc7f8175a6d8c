import { Logo } from "../pictures/logo.tsx";
import typeStyles from "../styles/type.module.css";
import { useBrand } from "./brand.ts";

/**
 * The agency's logo, for a link that carries the name: its own picture (dark grounds may have another), the drawn logo of the
 * demo's agency, or the name in letters. `ground` is set where the ground is the same in both themes.
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
