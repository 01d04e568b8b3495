-- What all other migrations stand on: the schema of helpers, and the administrators.
-- Runs unchanged on PGlite, on Postgres 15+ without superuser rights, and on Supabase.

-- Helpers live in a schema that the API does not expose. Policies and checks call them with the
-- rights of the visitor, hence the grants at the end of the files that make them.
create schema private;
revoke all on schema private from public;

-- Supabase grants every new table of `public` to its API roles. Here they start without any rights.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

create table public.admin_users (
  id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

alter table public.admin_users enable row level security;

-- Security definer, since the policies of admin_users show users their own row at most. A token runs for an
-- hour; its session may end before (a changed password, a removed person). Then the answer is 401, with which
-- the panel asks to sign in, instead of the empty lists that a mere "no" would give.
create function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid()
  ) then
    raise sqlstate 'PT401' using message = 'The session has ended';
  end if;
  return exists (select from public.admin_users where id = auth.uid());
end
$$;

create function private.require_admin() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only administrators may do this';
  end if;
end
$$;

-- Only service_role makes administrators. Users may look up whether they are one.
create policy "Users read their own administrator row" on public.admin_users
for select to authenticated using (id = (select auth.uid()) and (select private.is_admin()));

revoke all on public.admin_users from public, anon, authenticated;
grant select on public.admin_users to authenticated;
grant all on public.admin_users to service_role;

revoke all on function private.is_admin(), private.require_admin() from public, anon, authenticated;
grant execute on function private.is_admin(), private.require_admin() to authenticated, service_role;

grant usage on schema public to anon, authenticated, service_role;
grant usage on schema private to authenticated, service_role;
