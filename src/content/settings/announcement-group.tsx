import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { MomentField } from "../../admin-kit/day/moment-field.tsx";
import { fieldsOf } from "../../admin-kit/form/fields-of.tsx";
import { FormValue, useResourceForm } from "../../admin-kit/form/form-context.tsx";
import { callApi } from "../../kernel/http/api-client.ts";
import { formatDateTime } from "../../kernel/text/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { FieldGroup } from "../../ui/controls/field.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { Checkbox } from "../../ui/controls/inputs.tsx";
import { pageList, shortName } from "../shared/pages.ts";
import { useSitePages } from "../shared/use-site-pages.ts";
import { announcementState } from "./announcement.ts";
import { type Settings, settings } from "./settings.ts";
import { text, words } from "./settings-admin.text.ts";
import { SettingsGroup } from "./settings-group.tsx";

const Field = fieldsOf(settings);
const { announcement: announcementText } = text;

/** The announcement above the pages, with what visitors see of it now; requirement OWN-02. */
export function AnnouncementGroup() {
  return (
    <SettingsGroup name="announcement">
      <State />
      <Field name="announcement" full help={announcementText.help} />
      <Field name="announcementLink" help={announcementText.linkHelp} />
      <Field name="announcementLinkText" help={announcementText.linkTextHelp} />
      <FormValue<string | null> name="announcementFrom">
        {({ value, onChange, error }) => (
          <MomentField
            labels={{ day: announcementText.from, time: announcementText.fromTime }}
            help={announcementText.fromHelp}
            {...{ value, onChange, error }}
          />
        )}
      </FormValue>
      <FormValue<string | null> name="announcementUntil">
        {({ value, onChange, error }) => (
          <MomentField
            labels={{ day: announcementText.until, time: announcementText.untilTime }}
            help={announcementText.untilHelp}
            {...{ value, onChange, error }}
          />
        )}
      </FormValue>
      <FormValue<Settings["announcementPages"]> name="announcementPages">
        {({ value, onChange, error }) => <Pages {...{ value, onChange, error }} />}
      </FormValue>
    </SettingsGroup>
  );
}

/** What visitors see of the typed announcement: nothing, soon, now or no longer. */
function State() {
  const { form } = useResourceForm();
  const [announcement, from, until] = useWatch({
    control: form.control,
    name: ["announcement", "announcementFrom", "announcementUntil"],
  });
  const [announcementFrom, announcementUntil] = [momentOf(from), momentOf(until)];
  const state = announcementState(
    { announcement: String(announcement), announcementFrom, announcementUntil },
    new Date(),
  );
  const said = (moment: string | null) => (moment === null ? "" : formatDateTime(moment));
  const sentences = {
    none: announcementText.none,
    soon: announcementText.soon(said(announcementFrom)),
    now:
      announcementUntil === null ? announcementText.now : announcementText.nowUntil(said(announcementUntil)),
    over: announcementText.over(said(announcementUntil)),
  };
  return (
    <p className={formStyles.full} role="status">
      <Badge tone={state === "now" ? "success" : state === "soon" ? "info" : "neutral"}>
        {announcementText.states[state]}
      </Badge>{" "}
      <span>{sentences[state]}</span>
    </p>
  );
}

/** A typed moment; null for what is none yet. */
const momentOf = (typed: unknown) =>
  typeof typed === "string" && !Number.isNaN(Date.parse(typed)) ? typed : null;

type PagesProps = {
  value: Settings["announcementPages"];
  onChange(value: Settings["announcementPages"]): void;
  error: string | undefined;
};

/**
 * The pages that visitors find, of the site and those that the owner made, and whatever else is chosen. A page that was hidden after
 * it was chosen stays, under its name and with a note. Requirements OWN-01, OWN-02.
 */
function Pages({ value, onChange, error }: PagesProps) {
  const { data: site = [] } = useSitePages();
  const { data: own = [] } = useQuery({
    queryKey: ["announced-pages"],
    queryFn: () => callApi<{ title: string; address: string; isActive: boolean }[]>("GET", "/api/pages"),
    staleTime: 60_000,
  });
  // What stood at first stays in view, so that a hidden page taken off by mistake can be chosen again.
  const [before] = useState(value);
  const hiddenPaths = new Set(site.filter(({ isHidden }) => isHidden).map(({ path }) => path));
  const known = [
    ...pageList.map((page) => ({
      href: page.path,
      label: shortName(page),
      isHidden: hiddenPaths.has(page.path),
    })),
    ...own.map(({ title, address, isActive }) => ({
      href: `/${address}`,
      label: title,
      isHidden: !isActive,
    })),
  ];
  const chosen = new Set(value.map(({ href }) => href));
  const kept = new Set([...before, ...value].map(({ href }) => href));
  const offered = known.filter(({ href, isHidden }) => !isHidden || kept.has(href));
  const others = value.filter(({ href }) => !known.some((page) => page.href === href));
  return (
    <FieldGroup full label={words.labels.announcementPages} help={announcementText.pagesHelp} error={error}>
      <div className={formStyles.checks}>
        {[...offered, ...others.map(({ href }) => ({ href, label: href, isHidden: false }))].map(
          ({ href, label, isHidden }) => (
            <Checkbox
              key={href}
              card
              checked={chosen.has(href)}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, { href }] : value.filter((page) => page.href !== href))
              }
            >
              {isHidden ? announcementText.hiddenPage(label) : label}
            </Checkbox>
          ),
        )}
      </div>
    </FieldGroup>
  );
}
