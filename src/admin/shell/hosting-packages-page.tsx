import PackagesScreen from "../../content/packages/admin-screen.tsx";

/** The hosting packages; requirement APKG-01. */
export default function HostingPackagesPage() {
  return <PackagesScreen kind="hosting" />;
}
