import { randomUUID } from "node:crypto";
import { expect } from "vitest";

/** The functions that no visitor may call, with arguments that fit. */
export const closedFunctions: Record<string, object> = {
  claim_notification: { kinds: ["lead"], lease_seconds: 1 },
  finish_notification: {
    ...{ notification_id: 1, lease: randomUUID(), outcome: "sent" },
    ...{ retry_in_seconds: 0, maybe_delivered: false, error: "" },
  },
  count_missing_addresses: { counts: '{"/x": 1}' },
  import_post: { import: 1, source: "x", post: {} },
  undo_import: { import: 1 },
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

/** Those of the panel, each with what a stranger gets of it while an enquiry waits. */
export const panelFunctions: Record<string, [given: object, toStranger: unknown]> = {
  handle_message: [{ ...changed, action: "take" }, "denied"],
  note_message: [{ ...changed, note: "x" }, "denied"],
  find_messages: [{ first_row: 0, row_limit: 50 }, []],
  list_message_sources: [{}, []],
  most_missing_addresses: [{}, []],
  count_page_messages: [{ of_table: "blog_posts", of_record: 1 }, 0],
  attention: [{}, [expect.objectContaining({ new_messages: 0, unmailed: 0, backup_due_at: null })]],
  correct_person: [{ ...person, new_name: "x", new_email: "" }, "denied"],
  erase_person: [person, "denied"],
  export_person: [person, "denied"],
  find_person: [person, "denied"],
  mail_watch: [{}, "denied"],
  mark_client: [{ ...changed, client: true }, "denied"],
  request_trial: [{ channel: "mail" }, "denied"],
  note_open_record: [{ of_table: "blog_posts", of_record: 1, is_open: true }, "denied"],
  list_picture_uses: [{}, "denied"],
  list_pictures: [{}, []],
  search_records: [{ of_table: "blog_posts", query: "x" }, "denied"],
};
