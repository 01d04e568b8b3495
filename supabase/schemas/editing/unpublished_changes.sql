-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_editing.sql.

create table public.unpublished_changes (
  table_name text not null,
  record_id bigint not null,
  version integer not null default 1,
  base_version integer not null,
  changes jsonb not null,
  base jsonb not null,
  saved_by text default (auth.jwt() ->> 'email'::text),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint unpublished_changes_pkey primary key (table_name, record_id),
  constraint unpublished_changes_base_check check (length(base::text) <= 3000000),
  constraint unpublished_changes_changes_check check (length(changes::text) <= 3000000),
  constraint unpublished_changes_table_name_check check (table_name = any (array['blog_posts'::text, 'case_studies'::text, 'page_content'::text])),
  constraint unpublished_changes_texts check (table_name <> 'page_content'::text or private.are_texts(changes, are_waiting => true))
);

alter table public.unpublished_changes enable row level security;

create trigger drop_controls before insert or update on public.unpublished_changes
for each row execute function private.drop_controls();

create trigger keep_identity before update on public.unpublished_changes
for each row when (((old.table_name <> new.table_name) or (old.record_id <> new.record_id))) execute function private.refuse_new_identity();

create trigger sign_request before insert or update on public.unpublished_changes
for each row when ((current_user = 'authenticated'::name)) execute function private.sign_unpublished_changes();

create trigger sign_unpublished_changes before update of changes on public.unpublished_changes
for each row execute function private.sign_unpublished_changes();

create policy "Editors share unpublished changes" on public.unpublished_changes
for all to authenticated
using ((select private.may_edit()))
with check ((select private.may_edit()));

grant delete, insert, select, update on table public.unpublished_changes to authenticated;
grant all on table public.unpublished_changes to service_role;
