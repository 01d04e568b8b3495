-- Hints of the panel that an account has read: they are not shown to it again, in any browser.

create table public.read_hints (
  user_id uuid not null default auth.uid() references public.admin_users (id) on delete cascade,
  hint text not null check (hint ~ '^[a-z-]{1,40}$'),
  created_at timestamptz not null default now(),
  primary key (user_id, hint)
);

alter table public.read_hints enable row level security;

create policy "Administrators read hints of their own" on public.read_hints
for select to authenticated
using (user_id = (select auth.uid()) and (select private.is_admin()));

create policy "Administrators put hints of their own away" on public.read_hints
for insert to authenticated
with check (user_id = (select auth.uid()) and (select private.is_admin()));

revoke all on public.read_hints from public, anon, authenticated;
grant select, insert on public.read_hints to authenticated;
grant all on public.read_hints to service_role;

-- Adds to the list as it stands, whatever migrations stand between.
do $do$
begin
  execute format(
    'create or replace view private.personal_columns as %s union all %s',
    rtrim(pg_get_viewdef('private.personal_columns'), '; '),
    $list$
      select 'public.read_hints', 'none', '{hint}'::text[]
    $list$
  );
end
$do$;
