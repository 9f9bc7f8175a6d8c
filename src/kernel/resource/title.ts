import { fieldWhere, type Resource } from "./resource.ts";

/** What a record is called: by the fields that the description names as its title. */
export function titleOf(resource: Resource, record: object): string {
  const titles = (["whereFilled", true] as const)
    .map((which) => fieldWhere(resource, ({ options }) => options.isTitle === which))
    .map((name) => (name === undefined ? "" : String(Reflect.get(record, name) ?? "")));
  return titles.find(Boolean) ?? "";
}
