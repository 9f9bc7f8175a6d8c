import type { Fields, ValuesOf } from "../../../kernel/resource/field.ts";
import { illustration } from "../../../kernel/resource/kinds/illustration.ts";
import { list as listOf } from "../../../kernel/resource/kinds/list.ts";
import { richText as richTextKind } from "../../../kernel/resource/kinds/rich-text.ts";
import type { PageField, PageImage } from "./section.ts";

export function richText<const Id extends string>(
  id: Id,
  label: string,
  content: string,
): PageField<Id, string> {
  return { id, label, content, ...richTextKind() };
}

export function image<const Id extends string>(
  id: Id,
  label: string,
  path: string | null,
  alt: string,
): PageField<Id, PageImage> {
  return { id, label, content: { image: path, alt }, ...illustration() };
}

export type ItemOf<Items extends Fields> = { id: string; isHidden?: true } & ValuesOf<Items>;

/** A list of items, at most 60 or `most`; the order of their fields is that of the editor. */
export function list<const Id extends string, Items extends Fields>(
  id: Id,
  label: string,
  items: Items,
  content: ItemOf<Items>[],
  most = 60,
): PageField<Id, ItemOf<Items>[]> {
  return { id, label, content, ...listOf(items, { max: most, hasIds: true }) };
}
