-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_enquiries.sql.

create table public.message_events (
  id bigint not null generated always as identity,
  message_id bigint not null,
  created_at timestamptz not null default now(),
  actor_id uuid,
  actor_email text,
  kind text not null,
  detail text,
  constraint message_events_pkey primary key (id),
  constraint message_events_message_id_fkey foreign key (message_id) references public.contact_messages(id) on delete cascade,
  constraint message_events_detail_check check (length(detail) <= 4000),
  constraint message_events_kind_check check (kind = any (array['taken'::text, 'released'::text, 'answered'::text, 'reopened'::text, 'spam'::text, 'rescued'::text, 'resent'::text, 'noted'::text, 'mailed'::text, 'refused'::text, 'kept'::text, 'unkept'::text]))
);

create index message_events_message_idx on public.message_events using btree (message_id, id);

alter table public.message_events enable row level security;

create policy "Those who answer read the history of messages" on public.message_events
for select to authenticated
using ((select private.may_handle_messages()));

grant select on table public.message_events to authenticated;
grant all on table public.message_events to service_role;
grant all on sequence public.message_events_id_seq to service_role;
