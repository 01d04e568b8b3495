-- Facts of the site that administrators change: telephones, hours, people, prices and others, one row per
-- subject. app/content/page-content/ has the shape of each value and the original that holds without a row.

create table public.page_content (
  id bigint generated always as identity primary key,
  key text not null unique check (key ~ '^[a-z][a-z0-9/-]{0,60}$'),
  -- Null when the original was brought back: the row stays, and its history with it.
  value jsonb check (length(value::text) <= 50000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

alter table public.page_content enable row level security;

create policy "Everybody reads what the pages say" on public.page_content
for select to anon, authenticated using (true);

create policy "Administrators add page content" on public.page_content
for insert to authenticated with check ((select private.is_admin()));

create policy "Administrators change page content" on public.page_content
for update to authenticated
using ((select private.is_admin())) with check ((select private.is_admin()));

create function private.prepare_page_content() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.key = old.key;
  new.updated_at = now();
  -- A save names the version it was made from and changes nothing when another save came first.
  new.version = old.version + 1;
  return new;
end
$$;

create trigger prepare_page_content before update on public.page_content
for each row execute function private.prepare_page_content();

alter table public.revisions drop constraint revisions_table_name_check;
alter table public.revisions add constraint revisions_table_name_check
check (table_name in ('blog_posts', 'case_studies', 'page_content'));

create trigger keep_revision after update or delete on public.page_content
for each row execute function private.keep_revision();

revoke all on public.page_content from public, anon, authenticated;
revoke all on sequence public.page_content_id_seq from public, anon, authenticated;
grant select on public.page_content to anon, authenticated;
grant insert, update on public.page_content to authenticated;
grant all on public.page_content to service_role;
grant all on sequence public.page_content_id_seq to service_role;

revoke all on function private.prepare_page_content() from public, anon, authenticated;
