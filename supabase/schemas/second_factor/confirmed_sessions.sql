-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_second_factor.sql.

create table private.confirmed_sessions (
  session_id uuid not null,
  user_id uuid not null,
  constraint confirmed_sessions_pkey primary key (session_id),
  constraint confirmed_sessions_user_id_fkey foreign key (user_id) references private.second_factors(user_id) on delete cascade
);

create index confirmed_sessions_user_idx on private.confirmed_sessions using btree (user_id);

alter table private.confirmed_sessions enable row level security;

grant all on table private.confirmed_sessions to service_role;
