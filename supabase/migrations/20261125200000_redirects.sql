-- Addresses of a former site, and where each leads. supabase/redirects/ has the form of an address, and says
-- which row answers which request.

create table public.redirects (
  id bigint generated always as identity primary key,
  -- A path in small letters that browsers need not encode, perhaps with a query or with `*` at its end.
  -- No address of a person fits into it or into to_address.
  from_address text not null unique check (
    length(from_address) between 2 and 500
    and from_address ~ '^/[^*#[:space:][:cntrl:]]*[*]?$'
    and from_address !~ '[A-Z\\]|//|[^/]@|%40|[?].*[*]$'
  ),
  -- As it stands in an answer; `*` at its end stands for what that of from_address was.
  to_address text check (
    length(to_address) <= 2000
    and to_address ~ '^(/|https?://[^/])[!-~]*$'
    and to_address !~ '^//|\\|[^/]@|%40|[^/][*]|[*].'
    and (to_address !~ '[*]$' or from_address ~ '[*]$')
  ),
  kind text not null default 'permanent' check (
    kind in ('permanent', 'temporary', 'gone') and (kind = 'gone') = (to_address is null)
  ),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

-- The server asks for the newest change, to see whether it knows all rows.
create index redirects_updated_idx on public.redirects (updated_at desc);

alter table public.redirects enable row level security;

create policy "Everybody is redirected" on public.redirects
for select to anon, authenticated using (true);

create policy "Administrators add redirects" on public.redirects
for insert to authenticated with check ((select private.is_admin()));

create policy "Administrators change redirects" on public.redirects
for update to authenticated
using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "Administrators remove redirects" on public.redirects
for delete to authenticated using ((select private.is_admin()));

create function private.prepare_redirect() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at = now();
  -- A save names the version it was made from and changes nothing when another save came first.
  new.version = case tg_op when 'UPDATE' then old.version + 1 else 1 end;
  return new;
end
$$;

create trigger prepare_redirect before insert or update on public.redirects
for each row execute function private.prepare_redirect();

revoke all on public.redirects from public, anon, authenticated;
revoke all on sequence public.redirects_id_seq from public, anon, authenticated;
grant select on public.redirects to anon, authenticated;
grant insert, update, delete on public.redirects to authenticated;
grant all on public.redirects to service_role;
grant all on sequence public.redirects_id_seq to service_role;

revoke all on function private.prepare_redirect() from public, anon, authenticated;

-- Adds to the list as it stands, whatever migrations stand between.
do $do$
begin
  execute format(
    'create or replace view private.personal_columns as %s union all %s',
    rtrim(pg_get_viewdef('private.personal_columns'), '; '),
    $list$
      select 'public.redirects', 'none', '{from_address, to_address, kind}'::text[]
    $list$
  );
end
$do$;
