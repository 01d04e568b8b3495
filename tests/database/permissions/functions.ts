import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Caller } from "../support/roles.ts";

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
  note_failed_sign_in: { email: "administrator@example.com" },
  find_account: { email: "administrator@example.com" },
  list_administrators: {},
  make_account_link: { purpose: "reset", email: "x@x", token_hash: "0".repeat(64), seconds: 9 },
  withdraw_invitation: { address: "x@x", withdrawer: randomUUID() },
  note_account_attempt: { subject: "x", most: 9, seconds: 9 },
  remove_administrator: { person: randomUUID(), remover: null },
  set_roles: { person: randomUUID(), new_roles: ["administrator"], changer: null },
  look_at_second_factor: { person: randomUUID(), session: randomUUID() },
  list_second_factors: {},
  start_second_factor: { person: randomUUID(), new_secret: "A".repeat(32) },
  second_factor_secret: { person: randomUUID(), is_confirmed: true },
  finish_second_factor: {
    ...{ person: randomUUID(), session: randomUUID(), of_secret: "x", step: 1, code_hashes: [] },
  },
  take_second_factor_code: { person: randomUUID(), session: randomUUID(), step: 1 },
  take_recovery_code: { person: randomUUID(), session: randomUUID(), hash: "x" },
  replace_recovery_codes: { person: randomUUID(), code_hashes: [] },
  trust_device: { person: randomUUID(), hash: "x", until: "2999-01-01T00:00:00Z" },
  take_trusted_device: {
    ...{ person: randomUUID(), session: randomUUID(), hash: "x", moment: "2020-01-01T00:00:00Z" },
  },
  forget_trusted_devices: { person: randomUUID() },
  remove_second_factor: { person: randomUUID() },
  require_second_factor: { of_everybody: true },
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

/** `others`: what everybody with an account but without the right gets while an enquiry waits. */
type PanelFunction = { given: object; others: unknown; to: readonly Caller[] };

const administrators: readonly Caller[] = ["administrator"];
const answering: readonly Caller[] = ["administrator", "enquiries"];
const editors: readonly Caller[] = ["administrator", "editor"];
const writers: readonly Caller[] = ["administrator", "editor", "author"];
const team: readonly Caller[] = [...writers, "enquiries"];

const emptyAttention = { new_messages: 0, unmailed: 0, backup_due_at: null };

/** Those of the panel. */
export const panelFunctions: Record<string, PanelFunction> = {
  handle_message: refused({ ...changed, action: "take" }, answering),
  note_message: refused({ ...changed, note: "x" }, answering),
  mark_client: refused({ ...changed, client: true }, answering),
  mail_watch: refused({}, answering),
  find_messages: { given: { first_row: 0, row_limit: 50 }, others: [], to: answering },
  list_message_sources: { given: {}, others: [], to: answering },
  count_page_messages: {
    ...{ given: { of_table: "blog_posts", of_record: 1 }, others: 0, to: answering },
  },
  attention: {
    ...{ given: {}, others: [expect.objectContaining(emptyAttention)], to: answering },
  },
  results_by_source: { given: { ...days, ...earlierDays }, others: [], to: answering },
  results_by_page: { given: { ...days, ...earlierDays }, others: [], to: answering },
  results_by_day: { given: days, others: [], to: answering },
  correct_person: refused({ ...person, new_name: "x", new_email: "" }, administrators),
  erase_person: refused(person, administrators),
  export_person: refused(person, administrators),
  export_messages: refused({}, administrators),
  find_person: refused(person, administrators),
  note_archive: refused({}, administrators),
  find_audit_events: {
    given: { first_row: 0, row_limit: 50, words: [{ word: "administrator", kinds: ["sign-in"] }] },
    ...{ others: [], to: administrators },
  },
  list_own_sessions: refused({}, team),
  request_trial: refused({ channel: "mail" }, administrators),
  most_missing_addresses: { given: {}, others: [], to: editors },
  draft_text: refused({ document: "home", pointer: "/x", seen: null, entry: null }, editors),
  drop_text_drafts: refused({ documents: [] }, editors),
  publish_texts: refused({ documents: [] }, editors),
  plan_texts: refused({ documents: [], seen: {}, moment: "2035-01-01T00:00:00Z" }, editors),
  unplan_texts: refused({ seen: {} }, editors),
  note_open_record: refused({ of_table: "blog_posts", of_record: 1, is_open: true }, writers),
  send_for_review: refused({ of_table: "blog_posts", of_record: 0 }, editors),
  send_back: refused({ of_table: "blog_posts", of_record: 0, note: "x" }, editors),
  add_record_note: refused({ of_table: "blog_posts", of_record: 0, note: "x" }, editors),
  settle_record_note: refused({ note_id: 0, is_done: true }, editors),
  list_own_records: refused({ of_table: "blog_posts" }, writers),
  list_picture_uses: refused({}, writers),
  list_former_copies: refused({}, editors),
  list_pictures: { given: {}, others: [], to: writers },
  list_authors: { given: {}, others: [], to: writers },
  list_tags: { given: {}, others: [], to: writers },
  find_records: refused({ of_table: "blog_posts", first_row: 0, row_limit: 50 }, team),
};

function refused(given: object, to: readonly Caller[]): PanelFunction {
  return { given, others: "denied", to };
}
