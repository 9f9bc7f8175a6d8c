import { NavLink } from "react-router";
import { useRecords } from "../../admin-kit/list/use-records.ts";
import tabStyles from "../../ui/controls/tabs.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { packageClients } from "./client.ts";
import { type PackagesKind, packagesAdminText } from "./packages-admin.text.ts";
import styles from "./packages-tabs.module.css";

/** The cache keys of the two lists. */
export const packageKeys: Record<PackagesKind, string> = {
  packages: "packages",
  hosting: "packages-server",
};

const { tabs, tabsLabel } = packagesAdminText.packages;
const addresses = [
  { kind: "packages", to: "/admin/packages" },
  { kind: "hosting", to: "/admin/packages-server" },
] as const;

/** Tabs for the two kinds of packages, each with its number. */
export function PackagesTabs() {
  const counts = {
    packages: useRecords(packageKeys.packages, packageClients.packages).records?.length,
    hosting: useRecords(packageKeys.hosting, packageClients.hosting).records?.length,
  };
  return (
    <nav className={`${tabStyles.tabs} ${styles.tabs}`} aria-label={tabsLabel}>
      {addresses.map(({ kind, to }) => (
        <NavLink
          key={kind}
          className={({ isActive }) => (isActive ? `${tabStyles.handle} ${styles.chosen}` : tabStyles.handle)}
          to={to}
          end
        >
          {tabs[kind]} <span className={`${typeStyles.digits} ${styles.count}`}>{counts[kind]}</span>
        </NavLink>
      ))}
    </nav>
  );
}
