import { Logo } from "../pictures/logo.tsx";
import { pictureSources } from "../pictures/picture-sources.ts";
import typeStyles from "../styles/type.module.css";
import { useBrand } from "./brand.ts";
import { type Ground, logoOn, type ShownLogo } from "./seen-on.ts";

/**
 * The agency's logo, for a link that carries the name: its own picture (dark grounds may have another), the drawn logo of the
 * demo's agency, or the name in letters. `ground` is set where the ground is the same in both themes.
 */
export function BrandLogo({ ground }: { ground?: Ground }) {
  const brand = useBrand();
  if (!brand.logo && !brand.logoDark && brand.isHouse) return <Logo />;
  if (ground) return <Shown logo={logoOn(ground, brand)} ground={ground} />;
  const [light, dark] = [logoOn("light", brand), logoOn("dark", brand)];
  if (light?.path === dark?.path && !light?.onPlate && !dark?.onPlate)
    return <Shown logo={light} ground="light" />;
  return (
    <>
      <Shown logo={light} ground="light" className="on-light" />
      <Shown logo={dark} ground="dark" className="on-dark" />
    </>
  );
}

type ShownProps = { logo: ShownLogo; ground: Ground; className?: string };

/** A logo of any shape: its height follows from its ratio, so that neither height nor width is exceeded. */
function Shown({ logo, ground, className }: ShownProps) {
  const { name } = useBrand();
  const classes = (own: string) => [own, className].filter(Boolean).join(" ");
  if (!logo) return <b className={classes("wordmark")}>{name}</b>;
  const size = pictureSources(logo.path);
  const plate = ground === "light" ? "plate-dark" : "plate-light";
  return (
    <img
      className={classes(logo.onPlate ? `${typeStyles.lockup} ${plate}` : `${typeStyles.lockup}`)}
      src={logo.path}
      alt=""
      style={size ? { "--ratio": size.width / size.height } : undefined}
      loading={className === "on-dark" ? "lazy" : undefined}
    />
  );
}
