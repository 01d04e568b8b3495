-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_audit_log.sql.

create table public.audit_events (
  id bigint not null generated always as identity,
  created_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  times integer not null default 1,
  kind text not null,
  actor_id uuid,
  actor_email text,
  subject_id uuid,
  subject_email text,
  roles text[],
  table_name text,
  record_id bigint,
  constraint audit_events_pkey primary key (id),
  constraint audit_events_actor_email_check check (length(actor_email) <= 254),
  constraint audit_events_kind_check check (kind ~ '^[a-z-]{1,40}$'::text),
  constraint audit_events_subject_email_check check (length(subject_email) <= 254),
  constraint audit_events_table_name_check check (table_name = any (array['blog_posts'::text, 'case_studies'::text, 'page_content'::text]))
);

create index audit_events_last_idx on public.audit_events using btree (last_at desc, id desc);

alter table public.audit_events enable row level security;

create policy "Administrators read what was done" on public.audit_events
for select to authenticated
using ((select private.is_admin()));

grant select on table public.audit_events to authenticated;
grant all on table public.audit_events to service_role;
grant all on sequence public.audit_events_id_seq to service_role;
