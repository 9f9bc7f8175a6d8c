import PackagesScreen from "../../content/packages/admin-screen.tsx";

/** The same screen over the hosting packages; requirement APKG-01. */
export default function HostingPackagesPage() {
  return <PackagesScreen kind="hosting" />;
}
