/** Stands in until the screen of the packages is written. */
export default function PackagesScreen({ kind }: { kind: "packages" | "hosting" }) {
  return <h1>{kind}</h1>;
}
