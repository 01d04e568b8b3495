import { randomUUID } from "node:crypto";
import { expect } from "vitest";

/** The functions that no visitor may call, with arguments that fit. */
export const closedFunctions: Record<string, object> = {
  claim_notification: { kinds: ["lead"], lease_seconds: 1 },
  make_answer_link: { message_id: 1 },
  finish_notification: {
    ...{ notification_id: 1, lease: randomUUID(), outcome: "sent" },
    ...{ retry_in_seconds: 0, maybe_delivered: false, error: "" },
  },
  count_missing_addresses: { counts: '{"/x": 1}' },
  count_visits: { counts: '{"/x": 1}' },
  begin_import_run: { kind: "trial", source: "x" },
  note_import_run: { run: 1 },
  import_facts: { import: 1, source: "x", facts: { key: "x" } },
  import_post: { import: 1, source: "x", post: {} },
  import_redirects: { import: 1, rows: [] },
  complete_post: { source: "x", seen_version: 1, new_content: "x" },
  undo_import: { import: 1 },
  keep_imported_file: { import: 1, kind: "picture", target: "x" },
  import_record: {
    ...{ import: 1, source: "x", of_table: "blog_posts", record: {} },
    ...{ former_slugs: [], changes: null },
  },
  forget_old_messages: { moment: "2999-01-01T00:00:00Z" },
  is_contact_work_due: {},
  queue_daily_notifications: { has_mail: true },
  repeat_erasures: { known: "[]" },
  find_account: { email: "administrator@example.com" },
  list_administrators: {},
  make_account_link: { purpose: "reset", email: "x@x", token_hash: "0".repeat(64), seconds: 9 },
  note_account_attempt: { subject: "x", most: 9, seconds: 9 },
  remove_administrator: { person: randomUUID(), remover: null },
  contact_mail_state: {},
  store_contact_message: {
    ...{ sender_name: "x", sender_email: "x@x", body: "x", doubt: null, trapped: false },
    ...{ sender_hash: "x", submission_id: null, visit_path: null, address_limit: 99, clause: null },
  },
};

const changed = { message_id: 0, seen_version: 1 };
const person = { address: "nobody@x.test" };
const days = { first_day: "2026-01-01", last_day: "2999-12-31" };
const earlierDays = { earlier_first: "2025-01-01", earlier_last: "2025-12-31" };

/** Those of the panel, each with what a stranger gets of it while an enquiry waits. */
export const panelFunctions: Record<string, [given: object, toStranger: unknown]> = {
  handle_message: [{ ...changed, action: "take" }, "denied"],
  note_message: [{ ...changed, note: "x" }, "denied"],
  find_messages: [{ first_row: 0, row_limit: 50 }, []],
  list_message_sources: [{}, []],
  most_missing_addresses: [{}, []],
  results_by_day: [days, []],
  results_by_source: [{ ...days, ...earlierDays }, []],
  results_by_page: [{ ...days, ...earlierDays }, []],
  count_page_messages: [{ of_table: "blog_posts", of_record: 1 }, 0],
  attention: [{}, [expect.objectContaining({ new_messages: 0, unmailed: 0, backup_due_at: null })]],
  correct_person: [{ ...person, new_name: "x", new_email: "" }, "denied"],
  erase_person: [person, "denied"],
  export_person: [person, "denied"],
  export_messages: [{}, "denied"],
  find_person: [person, "denied"],
  mail_watch: [{}, "denied"],
  mark_client: [{ ...changed, client: true }, "denied"],
  request_trial: [{ channel: "mail" }, "denied"],
  note_open_record: [{ of_table: "blog_posts", of_record: 1, is_open: true }, "denied"],
  draft_text: [{ document: "home", pointer: "/x", seen: null, entry: null }, "denied"],
  drop_text_drafts: [{ documents: [] }, "denied"],
  publish_texts: [{ documents: [] }, "denied"],
  list_picture_uses: [{}, "denied"],
  list_pictures: [{}, []],
  find_records: [{ of_table: "blog_posts", first_row: 0, row_limit: 50 }, "denied"],
  list_authors: [{}, []],
  list_tags: [{}, []],
};
