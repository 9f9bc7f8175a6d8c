import { Link } from "react-router";
import { fieldsOf } from "../../admin-kit/form/fields-of.tsx";
import { FormValue, useResourceForm } from "../../admin-kit/form/form-context.tsx";
import { FormGroup } from "../../admin-kit/form/form-group.tsx";
import { ResourceDialog, type ResourceFormProps } from "../../admin-kit/form/resource-dialog.tsx";
import { Select } from "../../ui/controls/inputs.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { numberValue } from "../../ui/text/digits.ts";
import { editorPath } from "./article-path.ts";
import { articles } from "./articles.ts";
import { text } from "./articles-admin.text.ts";
import type { AuthorChoice } from "./client.ts";
import { Publication } from "./publication.tsx";

const { form: words } = text;
const Field = fieldsOf(articles);

type ArticleDialogProps = ResourceFormProps<typeof articles> & { authors: readonly AuthorChoice[] };

/** Adds or changes an article; requirements ART-01, ADM-04, API-08. */
export default function ArticleDialog({ authors, ...props }: ArticleDialogProps) {
  const { record } = props;
  return (
    <ResourceDialog
      {...props}
      resource={articles}
      title={record ? text.edit : text.add}
      failureText={text.failures[record ? "update" : "create"]}
      valueWords={{ authorId: Object.fromEntries(authors.map(({ id, name }) => [id, name])) }}
      note={
        record && (
          <Link className={typeStyles.underlined} to={editorPath(record.id)}>
            {words.onPage}
          </Link>
        )
      }
    >
      <FormGroup title={words.basics}>
        <Field full name="title" />
        <Field full name="address" help={words.addressHelp} />
        <Field full name="summary" rows={2} help={words.summaryHelp} />
        <Field full name="body" />
        <Field full name="cover" help={words.coverHelp} />
        <Field full name="tags" placeholder={words.tagHint} />
      </FormGroup>
      <FormGroup title={words.publication}>
        <Author authors={authors} />
        <Publication />
      </FormGroup>
    </ResourceDialog>
  );
}

/** Chooses the author: a team member, or nobody for the agency itself. */
function Author({ authors }: { authors: readonly AuthorChoice[] }) {
  const { form } = useResourceForm();
  const own = Number(form.formState.defaultValues?.authorId ?? 0);
  const isKnown = own === 0 || authors.some(({ id }) => id === own);
  const known = authors.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FormValue<number | null> name="authorId">
      {({ value, onChange, onBlur, error }) => (
        <Select
          label={text.labels.authorId}
          placeholder={words.noAuthor}
          options={isKnown ? known : [...known, { value: String(own), label: String(own) }]}
          value={value === null ? "" : String(value)}
          onBlur={onBlur}
          onChange={({ target }) => onChange(numberValue(target.value))}
          error={error}
        />
      )}
    </FormValue>
  );
}
