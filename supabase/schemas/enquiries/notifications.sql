-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_enquiries.sql.

create table public.notifications (
  id bigint not null generated always as identity,
  kind text not null,
  message_id bigint,
  once text,
  created_at timestamptz not null default now(),
  status text not null default 'waiting'::text,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  lease uuid,
  lease_until timestamptz,
  sent_at timestamptz,
  error text,
  maybe_delivered boolean not null default false,
  table_name text,
  record_id bigint,
  constraint notifications_pkey primary key (id),
  constraint notifications_once_key unique (once),
  constraint notifications_message_id_fkey foreign key (message_id) references public.contact_messages(id) on delete cascade,
  constraint notifications_error_check check (length(error) <= 500),
  constraint notifications_kind_check check (kind = any (array['message'::text, 'lead'::text, 'alarm'::text, 'confirmation'::text, 'self-test'::text, 'trial-mail'::text, 'trial-webhook'::text, 'review'::text])),
  constraint notifications_status_check check (status = any (array['waiting'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'missed'::text, 'trapped'::text, 'dismissed'::text])),
  constraint notifications_table_name_check check (table_name = any (array['blog_posts'::text, 'case_studies'::text]))
);

create index notifications_due_idx on public.notifications using btree (due_at) where (status = any (array['waiting'::text, 'sending'::text]));
create index notifications_message_idx on public.notifications using btree (message_id);
create index notifications_proof_idx on public.notifications using btree (sent_at) where (kind = any (array['self-test'::text, 'trial-mail'::text]));
create index notifications_self_test_idx on public.notifications using btree (created_at) where (kind = 'self-test'::text);

alter table public.notifications enable row level security;

create trigger show_mail after update on public.notifications
for each row when (((new.kind = 'message'::text) and (pg_trigger_depth() = 0))) execute function private.show_mail();

create policy "Administrators read notifications" on public.notifications
for select to authenticated
using ((select private.is_admin()));

grant select on table public.notifications to authenticated;
grant all on table public.notifications to service_role;
grant all on sequence public.notifications_id_seq to service_role;
