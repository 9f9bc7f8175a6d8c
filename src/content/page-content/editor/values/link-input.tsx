import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useId } from "react";
import { TextInput } from "../../../../ui/controls/inputs.tsx";
import { ownPagesClient } from "../../own-pages/client.ts";
import { pageSections } from "../../sections/sections.ts";

/** The pages that every site has, with their names. */
const fixedPages = pageSections.flatMap(({ label, route }) => (route === null ? [] : [{ label, route }]));

/** An address, with the pages of the site to choose from; any other address may be typed. Requirement ACNT-01. */
export function LinkInput(props: ComponentProps<typeof TextInput>) {
  const list = useId();
  const { data: own = [] } = useQuery({
    queryKey: ["pages"],
    queryFn: () => ownPagesClient.list(),
    staleTime: 60_000,
  });
  return (
    <>
      <TextInput {...props} dir="ltr" list={list} autoComplete="off" />
      <datalist id={list}>
        {fixedPages.map(({ label, route }) => (
          <option key={route} value={route}>
            {label}
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
