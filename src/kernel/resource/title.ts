import { fieldWhere, type Resource } from "./resource.ts";

/** The name of a record, from the fields that the description marks as its title. */
export function titleOf(resource: Resource, record: object): string {
  const titles = (["whereFilled", true] as const)
    .map((which) => fieldWhere(resource, ({ options }) => options.isTitle === which))
    .map((name) => (name === undefined ? "" : String(Reflect.get(record, name) ?? "")));
  return titles.find(Boolean) ?? "";
}
