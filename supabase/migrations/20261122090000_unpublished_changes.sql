-- Changes of a public record that visitors do not see yet: one for each record, shared by all
-- administrators. They become the record's with the next save that publishes.

create table public.unpublished_changes (
  table_name text not null check (table_name in ('blog_posts', 'case_studies')),
  record_id bigint not null,
  -- Counted up, so that the second of two administrators sees what the first saved.
  version integer not null default 1,
  -- The version of the record from which they were made.
  base_version integer not null,
  -- The columns that differ, and what they held in that version.
  changes jsonb not null check (length(changes::text) <= 3000000),
  base jsonb not null check (length(base::text) <= 3000000),
  saved_by text default (auth.jwt() ->> 'email'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (table_name, record_id)
);

alter table public.unpublished_changes enable row level security;

create policy "Administrators share unpublished changes" on public.unpublished_changes
for all to authenticated
using ((select private.is_admin())) with check ((select private.is_admin()));

create function private.sign_unpublished_changes() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  new.saved_by := auth.jwt() ->> 'email';
  return new;
end
$$;

create trigger sign_unpublished_changes
before update of changes on public.unpublished_changes
for each row execute function private.sign_unpublished_changes();

revoke all on public.unpublished_changes from public, anon, authenticated;
grant select, insert, update, delete on public.unpublished_changes to authenticated;
grant all on public.unpublished_changes to service_role;
revoke all on function private.sign_unpublished_changes() from public, anon, authenticated;
