-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_accounts.sql.

create table public.account_attempts (
  subject text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint account_attempts_subject_check check (length(subject) <= 100)
);

create index account_attempts_idx on public.account_attempts using btree (subject, created_at);
create index account_attempts_time_idx on public.account_attempts using btree (created_at);

alter table public.account_attempts enable row level security;

grant all on table public.account_attempts to service_role;
