/** Stands in until the screen of the services is written. */
export default function ServicesScreen() {
  return <h1>services</h1>;
}
