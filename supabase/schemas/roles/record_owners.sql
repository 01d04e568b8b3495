-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_roles.sql.

create table private.record_owners (
  table_name text not null,
  record_id bigint not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  constraint record_owners_pkey primary key (table_name, record_id),
  constraint record_owners_table_name_check check (table_name = any (array['blog_posts'::text, 'case_studies'::text]))
);

create index record_owners_user_idx on private.record_owners using btree (user_id, table_name, record_id);

alter table private.record_owners enable row level security;

grant all on table private.record_owners to service_role;
