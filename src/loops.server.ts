import { deliverWebhooks } from "./accounts/webhooks/deliver.server.ts";
import { forgetOldDeliveries } from "./accounts/webhooks/deliveries-store.server.ts";
import { dropOldExports } from "./admin/export/exports-store.server.ts";
import { deliverMail } from "./admin/mail/deliver-mail.server.ts";
import { dueRecords, showDue } from "./admin/page-records/due-records-store.server.ts";
import { destroyPastRetention } from "./admin/privacy/retention-store.server.ts";
import { deliverPush } from "./admin/push/deliver-push.server.ts";
import { startVisitCounter } from "./content/analytics/counter.server.ts";
import { forgetOldVisits } from "./content/analytics/store.server.ts";
import { purgePictures } from "./content/media/files.server.ts";
import { publishDue } from "./content/page-content/drafts/publish-due.server.ts";
import { forgetPurgedRecords } from "./content/page-content/drafts/purged-records.server.ts";
import { duePublications } from "./content/page-content/drafts/schedule-store.server.ts";
import { followedRedirects } from "./content/redirects/followed.server.ts";
import { forgetOldHits } from "./content/redirects/hits-store.server.ts";
import { missingPages } from "./content/redirects/missing/missing-pages.server.ts";
import { dueNotices, forgetOldNotices } from "./content/sales/notices/notices-store.server.ts";
import { dueDigests } from "./content/sales/notices/recipients.server.ts";
import { sendDigests, sendHeld, teller } from "./content/sales/notices/tell.server.ts";
import { startTakingUp } from "./content/sales/requests/answers/start-taking-up.server.ts";
import { forgetTakenMails } from "./content/sales/requests/answers/take-up-store.server.ts";
import { dueReminders, ringDue } from "./content/sales/tasks/reminders-store.server.ts";
import { turner } from "./content/settings/turns.server.ts";
import { startCleanup } from "./kernel/background/cleanup.server.ts";
import { startOutbox } from "./kernel/background/outbox.server.ts";
import { startSchedules } from "./kernel/background/schedules.server.ts";
import { startBackups } from "./kernel/backup/scheduled-backup.server.ts";
import { purgeKeptFiles } from "./kernel/process/kept-files.server.ts";
import type { Kernel } from "./kernel/process/kernel.server.ts";
import { measureLogos } from "./site/brand/measure-logos.server.ts";

/** Starts the loops that run beside the requests until the process stops. */
export function startLoops(kernel: Kernel) {
  return [
    startOutbox(kernel, deliverMail),
    startOutbox(kernel, deliverWebhooks(), "webhooks"),
    startOutbox(kernel, deliverPush(), "pushes"),
    startCleanup(kernel, {
      before: [purgePictures, measureLogos, destroyPastRetention, forgetTakenMails],
      after: [
        forgetPurgedRecords,
        dropOldExports,
        purgeKeptFiles,
        forgetOldVisits,
        forgetOldDeliveries,
        forgetOldHits,
        forgetOldNotices,
      ],
    }),
    startVisitCounter(kernel),
    followedRedirects.start(kernel),
    missingPages.start(kernel),
    startBackups(kernel),
    startTakingUp(kernel),
    startSchedules(kernel, {
      publications: { due: duePublications, run: publishDue },
      records: { due: dueRecords, run: showDue },
      reminders: { due: dueReminders, run: ringDue },
      turns: { run: turner(kernel) },
      news: { run: teller(kernel) },
      held: { due: dueNotices, run: sendHeld },
      digests: { due: dueDigests, run: sendDigests },
    }),
  ];
}
