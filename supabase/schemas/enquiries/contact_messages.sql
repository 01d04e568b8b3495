-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_enquiries.sql.

create table public.contact_messages (
  id bigint not null generated always as identity,
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  message text not null,
  doubtful text,
  address_hash text,
  submission uuid,
  visit jsonb,
  source text generated always as (coalesce(visit ->> 'campaign'::text, visit ->> 'source'::text, visit ->> 'host'::text)) stored,
  clause_version text,
  is_client boolean not null default false,
  handling text not null default 'new'::text,
  mail_status text not null default 'waiting'::text,
  mail_id uuid not null default gen_random_uuid(),
  mail_attempts integer not null default 0,
  mail_due_at timestamptz not null default now(),
  mail_sent_at timestamptz,
  mail_error text,
  taken_by uuid,
  taken_by_email text,
  answered_at timestamptz,
  note text not null default ''::text,
  version integer not null default 1,
  searched text generated always as (private.fold((((((((('#'::text || id) || ' '::text) || name) || ' '::text) || email) || ' '::text) || message) || ' '::text) || note)) stored,
  constraint contact_messages_pkey primary key (id),
  constraint contact_messages_address_hash_check check (private.is_line(address_hash, 128)),
  constraint contact_messages_clause_version_check check (private.is_line(clause_version, 40)),
  constraint contact_messages_doubtful_check check (private.is_line(doubtful, 200)),
  constraint contact_messages_email_check check (email ~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+$'::text and length(email) <= 254),
  constraint contact_messages_handling_check check (handling = any (array['new'::text, 'open'::text, 'answered'::text, 'spam'::text])),
  constraint contact_messages_mail_error_check check (length(mail_error) <= 500),
  constraint contact_messages_mail_status_check check (mail_status = any (array['waiting'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'trapped'::text, 'dismissed'::text])),
  constraint contact_messages_message_check check (message ~ '\S'::text and length(message) <= 5000),
  constraint contact_messages_name_check check (private.is_line(name, 100)),
  constraint contact_messages_note_check check (length(note) <= 4000),
  constraint contact_messages_visit_check check (jsonb_typeof(visit) = 'object'::text and length(visit::text) <= 8000)
);

create index contact_messages_address_hash_idx on public.contact_messages using btree (created_at) where (address_hash is not null);
create index contact_messages_created_at_idx on public.contact_messages using btree (created_at desc, id desc);
create index contact_messages_email_idx on public.contact_messages using btree (lower(email));
create index contact_messages_handling_idx on public.contact_messages using btree (handling, created_at desc);
create index contact_messages_mail_sent_at_idx on public.contact_messages using btree (mail_sent_at);
create index contact_messages_submission_idx on public.contact_messages using btree (submission) where (submission is not null);

alter table public.contact_messages enable row level security;

create trigger begin_handling before insert on public.contact_messages
for each row execute function private.begin_handling();

create trigger keep_mailing after update of mail_status on public.contact_messages
for each row when (((old.mail_status <> new.mail_status) and (new.mail_status = any (array['sent'::text, 'failed'::text])))) execute function private.keep_mailing();

create trigger notify_of_new_message after insert on public.contact_messages
for each row when ((new.mail_status = 'waiting'::text)) execute function private.notify_of_message();

create trigger notify_of_rescued_message after update of mail_status on public.contact_messages
for each row when (((old.mail_status = any (array['trapped'::text, 'dismissed'::text])) and (new.mail_status = 'waiting'::text))) execute function private.notify_of_message();

create trigger queue_mail after insert or update of mail_status, mail_attempts, mail_due_at on public.contact_messages
for each row when ((pg_trigger_depth() = 0)) execute function private.queue_mail();

create policy "Those who answer read messages" on public.contact_messages
for select to authenticated
using ((select private.may_handle_messages()));

grant select on table public.contact_messages to authenticated;
grant all on table public.contact_messages to service_role;
grant all on sequence public.contact_messages_id_seq to service_role;
