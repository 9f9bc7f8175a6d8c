import { Pencil } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../../../admin-kit/lazy-part.ts";
import { useMay } from "../../../../admin-kit/may.ts";
import { MountOnOpen } from "../../../../admin-kit/mount-on-open.tsx";
import { formatDateTime, hasNumber, isWholeNumber, waLink } from "../../../../kernel/text/format.ts";
import { mailLink } from "../../../../kernel/text/mail-link.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { Ltr } from "../../../../ui/text/ltr.tsx";
import { editionDate } from "../../../shared/edition-date.ts";
import { AttachmentList } from "../../attachments/attachment-list.tsx";
import { attachmentText } from "../../attachments/attachments.text.ts";
import { RequestTags } from "../../tags/request-tags.tsx";
import { PhoneNumber } from "../board/phone-number.tsx";
import { requestWords } from "../board/quote-requests.text.ts";
import { dialLink } from "../board/quote-requests.ts";
import { useDeskChanges } from "../board/use-desk.ts";
import { deskText as text } from "../desk.text.ts";
import { formAnswerText } from "../forms/form-answers.text.ts";
import styles from "./request-facts.module.css";
import { RequestWork, type WorkProps } from "./request-work.tsx";

const OwnFacts = lazyPart(() => import("../../own-fields/own-facts.tsx"));
const CorrectDialog = lazyPart(() => import("../board/correct-dialog.tsx"));

const { facts } = text;

/** Assignee, stage and reminder, each stored when chosen; the sender's contact; the origin. DESK-01, AREQ-02 */
export function RequestFacts(props: WorkProps) {
  const { request } = props;
  const canWrite = useMay("write");
  const [isCorrecting, setCorrecting] = useState(false);
  const { change: store } = useDeskChanges();
  const { phone, email, source, createdAt, noticeAt, noticeEdition, formPlace } = request;
  return (
    <aside className={styles.facts} aria-label={facts.label}>
      <RequestWork {...props} />
      <RequestTags request={request} change={props.change} />
      <section>
        <h3>{facts.contact}</h3>
        {canWrite && (
          <Button variant="ghost" small onClick={() => setCorrecting(true)}>
            <Icon of={Pencil} />
            {text.correct.open}
          </Button>
        )}
        <MountOnOpen isOpen={isCorrecting}>
          <CorrectDialog request={request} isOpen={isCorrecting} onClose={() => setCorrecting(false)} />
        </MountOnOpen>
        <dl>
          {hasNumber(phone) && (
            <div>
              <dt>{text.columns.phone}</dt>
              <dd>
                <a href={dialLink(phone)}>
                  <PhoneNumber phone={phone} />
                </a>
              </dd>
            </div>
          )}
          {isWholeNumber(phone) && (
            <div>
              <dt>{facts.whatsapp}</dt>
              <dd>
                <a href={waLink(phone)} target="_blank" rel="noopener noreferrer">
                  {facts.openChat}
                  <span className={typeStyles.unseen}>{facts.newWindow}</span>
                </a>
              </dd>
            </div>
          )}
          <div>
            <dt>{text.columns.email}</dt>
            <dd>
              <Mail email={email} />
            </dd>
          </div>
        </dl>
      </section>
      <Suspense>
        <OwnFacts
          values={request.ownValues}
          isDisabled={!canWrite}
          store={(value) => store(request.id, { ownValues: [value] })}
        />
      </Suspense>
      <section>
        <h3>{attachmentText.title}</h3>
        <AttachmentList of={`project-requests/${request.id}`} canChange={canWrite} />
      </section>
      <section className={styles.aside}>
        <h3>{facts.origin}</h3>
        <dl>
          <div>
            <dt>{requestWords.labels.source}</dt>
            <dd>{requestWords.values.source[source]}</dd>
          </div>
          {formPlace !== "" && (
            <div>
              <dt>{formAnswerText.origin}</dt>
              <dd>
                <a href={formPlace} target="_blank" rel="noopener noreferrer">
                  <Ltr>{formPlace.replace(/#.*/, "")}</Ltr>
                  <span className={typeStyles.unseen}>{facts.newWindow}</span>
                </a>
              </dd>
            </div>
          )}
          <div>
            <dt>{facts.arrival}</dt>
            <dd>
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            </dd>
          </div>
          {noticeAt && (
            <div>
              <dt>{facts.notice}</dt>
              <dd>
                {formatDateTime(noticeAt)}
                {noticeEdition && (
                  <>
                    {facts.edition}
                    <Ltr>{editionDate(noticeEdition)}</Ltr>
                  </>
                )}
              </dd>
            </div>
          )}
        </dl>
      </section>
    </aside>
  );
}

function Mail({ email }: { email: string }) {
  const address = mailLink(email);
  if (!email) return facts.noMailGiven;
  if (!address)
    return (
      <>
        <Ltr>{email}</Ltr> <small>{facts.noMail}</small>
      </>
    );
  return (
    <a href={address}>
      <Ltr>{email}</Ltr>
    </a>
  );
}
