-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_editing.sql.

create table public.open_records (
  user_id uuid not null,
  table_name text not null,
  record_id bigint not null,
  email text not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  constraint open_records_pkey primary key (table_name, record_id, user_id),
  constraint open_records_table_name_check check (table_name = any (array['blog_posts'::text, 'case_studies'::text]))
);

alter table public.open_records enable row level security;

grant all on table public.open_records to service_role;
