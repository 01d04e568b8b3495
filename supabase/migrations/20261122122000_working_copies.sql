-- What is typed in the panel and not saved yet, so that its author can go on at another computer.
-- Nobody else sees it.

create table public.working_copies (
  -- Of one opened form: two forms of one person never overwrite each other's text.
  id uuid primary key,
  user_id uuid not null default auth.uid() references public.admin_users (id) on delete cascade,
  table_name text not null check (table_name in ('blog_posts', 'case_studies')),
  -- Null while the record does not exist.
  record_id bigint,
  -- The version of the record that was edited, and that of its unpublished changes.
  version integer,
  changes_version integer,
  -- The fields as the form holds them; the panel checks them when it reads them.
  form jsonb not null check (jsonb_typeof(form) = 'object' and length(form::text) <= 3000000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index working_copies_record_idx on public.working_copies (user_id, table_name, record_id);

alter table public.working_copies enable row level security;

create policy "Administrators keep working copies of their own" on public.working_copies
for all to authenticated
using (user_id = (select auth.uid()) and (select private.is_admin()))
with check (user_id = (select auth.uid()) and (select private.is_admin()));

create function private.date_working_copy() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create trigger date_working_copy before update on public.working_copies
for each row execute function private.date_working_copy();

revoke all on public.working_copies from public, anon, authenticated;
grant select, insert, update, delete on public.working_copies to authenticated;
grant all on public.working_copies to service_role;
revoke all on function private.date_working_copy() from public, anon, authenticated;
