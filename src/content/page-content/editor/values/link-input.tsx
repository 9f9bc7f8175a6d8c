import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useId } from "react";
import { TextInput } from "../../../../ui/controls/inputs.tsx";
import { pageList } from "../../../shared/pages.ts";
import { useSitePages } from "../../../shared/use-site-pages.ts";
import { ownPagesClient } from "../../own-pages/client.ts";

/** An address, with the pages of the site to choose from; any other address may be typed. Requirement ACNT-01. */
export function LinkInput(props: ComponentProps<typeof TextInput>) {
  const list = useId();
  const { data: own = [] } = useQuery({
    queryKey: ["pages"],
    queryFn: () => ownPagesClient.list(),
    staleTime: 60_000,
  });
  const { data: site = [] } = useSitePages();
  const isHidden = (path: string) => site.some((page) => page.path === path && page.isHidden);
  return (
    <>
      <TextInput {...props} dir="ltr" list={list} autoComplete="off" />
      <datalist id={list}>
        {pageList
          .filter(({ path }) => !isHidden(path))
          .map(({ name, path }) => (
            <option key={path} value={path}>
              {name}
            </option>
          ))}
        {own.map(({ id, title, address }) => (
          <option key={id} value={`/${address}`}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}
