-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_privacy.sql.

create table private.rewritten_tables (
  id boolean not null default true,
  last_event bigint not null,
  constraint rewritten_tables_pkey primary key (id),
  constraint rewritten_tables_id_check check (id)
);

grant all on table private.rewritten_tables to service_role;
