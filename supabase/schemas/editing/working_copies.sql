-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_editing.sql.

create table public.working_copies (
  id uuid not null,
  user_id uuid not null default auth.uid(),
  table_name text not null,
  record_id bigint,
  version integer,
  changes_version integer,
  form jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint working_copies_pkey primary key (id),
  constraint working_copies_user_id_fkey foreign key (user_id) references public.admin_users(id) on delete cascade,
  constraint working_copies_form_check check (jsonb_typeof(form) = 'object'::text and length(form::text) <= 3000000),
  constraint working_copies_table_name_check check (table_name = any (array['blog_posts'::text, 'case_studies'::text]))
);

create index working_copies_record_idx on public.working_copies using btree (user_id, table_name, record_id);

alter table public.working_copies enable row level security;

create trigger date_working_copy before update on public.working_copies
for each row execute function private.date_working_copy();

create trigger keep_identity before update on public.working_copies
for each row when (((old.id <> new.id) or (old.user_id <> new.user_id))) execute function private.refuse_new_identity();

create policy "Writers keep working copies of their own" on public.working_copies
for all to authenticated
using (user_id = ((select auth.uid())) and (select private.may_write()))
with check (user_id = ((select auth.uid())) and (select private.may_write()));

grant delete, insert, select, update on table public.working_copies to authenticated;
grant all on table public.working_copies to service_role;
