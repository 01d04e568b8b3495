-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_privacy.sql.

create table public.privacy_events (
  id bigint not null generated always as identity,
  created_at timestamptz not null default now(),
  kind text not null,
  subject_hash text,
  messages integer not null default 0,
  actor_id uuid,
  actor_email text,
  constraint privacy_events_pkey primary key (id),
  constraint privacy_events_kind_check check (kind = any (array['export'::text, 'list'::text, 'correct'::text, 'erase'::text, 'expire'::text]))
);

create unique index privacy_events_erase_idx on public.privacy_events using btree (subject_hash, created_at) where (kind = 'erase'::text);

alter table public.privacy_events enable row level security;

create policy "Administrators read the log" on public.privacy_events
for select to authenticated
using ((select private.is_admin()));

grant select on table public.privacy_events to authenticated;
grant all on table public.privacy_events to service_role;
grant all on sequence public.privacy_events_id_seq to service_role;
