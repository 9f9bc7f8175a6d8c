import PackagesScreen from "../../content/packages/admin-screen.tsx";

/** The packages of websites; requirement APKG-01. */
export default function PackagesPage() {
  return <PackagesScreen kind="packages" />;
}
