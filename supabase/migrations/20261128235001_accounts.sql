-- What all other migrations stand on: the schema of helpers, and the administrators with their accounts.
-- Each file runs unchanged on PGlite, on Postgres 15+ without superuser rights, and on Supabase.

-- Helpers live in a schema that the API does not expose. Policies and checks call them with the
-- rights of the visitor, hence their grants.
create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;

-- Supabase grants every new table of `public` to its API roles. Here they start without any rights.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

-- One line of text, not blank: line breaks and other control characters are refused.
create function private.is_line(value text, longest integer) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value ~ '\S' and value !~ '[[:cntrl:]]' and length(value) <= longest
$$;
revoke all on function private.is_line from public, anon, authenticated;
grant execute on function private.is_line to authenticated, service_role;

-- Administrators --------------------------------------------------------------------------------

create table public.admin_users (
  id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- No reference: it is to be known also when that person is gone.
  invited_by uuid
);

alter table public.admin_users enable row level security;
revoke all on public.admin_users from public, anon, authenticated;
grant select on public.admin_users to authenticated;
grant all on public.admin_users to service_role;

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
revoke all on function private.is_admin from public, anon, authenticated;
grant execute on function private.is_admin to authenticated, service_role;

create function private.require_admin() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only administrators may do this';
  end if;
end
$$;
revoke all on function private.require_admin from public, anon, authenticated;
grant execute on function private.require_admin to authenticated, service_role;

-- Only service_role makes administrators. Users may look up whether they are one.
create policy "Users read their own administrator row" on public.admin_users
for select to authenticated using (id = (select auth.uid()) and (select private.is_admin()));

-- Hints of the panel that an account has read: they are not shown to it again, in any browser.
create table public.read_hints (
  user_id uuid not null default auth.uid() references public.admin_users (id) on delete cascade,
  hint text not null check (hint ~ '^[a-z-]{1,40}$'),
  created_at timestamptz not null default now(),
  primary key (user_id, hint)
);

alter table public.read_hints enable row level security;
revoke all on public.read_hints from public, anon, authenticated;
grant select, insert on public.read_hints to authenticated;
grant all on public.read_hints to service_role;

create policy "Administrators read hints of their own" on public.read_hints
for select to authenticated
using (user_id = (select auth.uid()) and (select private.is_admin()));

create policy "Administrators put hints of their own away" on public.read_hints
for insert to authenticated
with check (user_id = (select auth.uid()) and (select private.is_admin()));

-- Invitations, forgotten passwords, removal -----------------------------------------------------

-- All of it is called with the secret key, by the function `accounts` and by `npm run admin`; neither visitors
-- nor administrators reach it.

-- One link for each purpose and address. Only a hash of its secret is stored.
create table public.account_links (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  purpose text not null check (purpose in ('invitation', 'reset')),
  email text not null check (private.is_line(email, 254) and email = lower(email)),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Whoever made the link, which ends with the rights of its maker. Null for a new password, which its owner
  -- asks for, and for invitations older than this column.
  created_by uuid references public.admin_users (id) on delete cascade,

  constraint account_links_email_key unique (purpose, email)
);

alter table public.account_links enable row level security;
revoke all on public.account_links from public, anon, authenticated;
grant all on public.account_links to service_role;

-- When something was tried that is limited. The subject is a hash.
create table public.account_attempts (
  subject text not null check (length(subject) <= 100),
  created_at timestamptz not null default clock_timestamp()
);

create index account_attempts_idx on public.account_attempts (subject, created_at);

alter table public.account_attempts enable row level security;
revoke all on public.account_attempts from public, anon, authenticated;
grant all on public.account_attempts to service_role;

-- A newer link takes the place of the older one. Null for a password of somebody who is no administrator, and for
-- an invitation by somebody who is none any more.
create function public.make_account_link(
  purpose text, email text, token_hash text, seconds integer, made_by uuid default null
) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  expires constant timestamptz := now() + make_interval(secs => seconds);
begin
  delete from public.account_links where expires_at < now();
  if make_account_link.purpose = 'reset' and not exists (
    select from public.admin_users join auth.users using (id)
    where users.email = lower(make_account_link.email)
  ) then
    return null;
  end if;
  if made_by is not null then
    -- Waits for a removal that runs.
    perform from public.admin_users where id = made_by for key share;
    if not found then
      return null;
    end if;
  end if;
  insert into public.account_links as link (purpose, email, token_hash, expires_at, created_by)
  values (
    make_account_link.purpose, lower(make_account_link.email), make_account_link.token_hash, expires,
    made_by
  )
  on conflict on constraint account_links_email_key do update
  set token_hash = excluded.token_hash, created_at = now(), expires_at = excluded.expires_at,
    created_by = excluded.created_by;
  return expires;
end
$$;
revoke all on function public.make_account_link from public, anon, authenticated;
grant execute on function public.make_account_link to service_role;

-- The id of an account, administrator or not. The API of Supabase Auth cannot look one up by its address.
create function public.find_account(email text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select id from auth.users where users.email = lower(find_account.email)
$$;
revoke all on function public.find_account from public, anon, authenticated;
grant execute on function public.find_account to service_role;

create function public.list_administrators()
returns table (id uuid, email text, created_at timestamptz, last_sign_in_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select admin_users.id, users.email::text, admin_users.created_at, users.last_sign_in_at
  from public.admin_users join auth.users using (id)
  order by admin_users.created_at, admin_users.id
$$;
revoke all on function public.list_administrators from public, anon, authenticated;
grant execute on function public.list_administrators to service_role;

-- Takes the rights of an administrator. `remover` is null for the operator. The lock makes two administrators
-- who remove each other wait for one another: the second is no administrator any more.
create function public.remove_administrator(person uuid, remover uuid) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  lock table public.admin_users in share row exclusive mode;
  if remover is not null and not exists (select from public.admin_users where id = remover) then
    return 'refused';
  end if;
  if person = remover then
    return 'oneself';
  end if;
  if not exists (select from public.admin_users where id = person) then
    return 'missing';
  end if;
  if (select count(*) from public.admin_users) = 1 then
    return 'last';
  end if;
  delete from public.account_links
  where email = (select lower(users.email) from auth.users where id = person);
  delete from public.admin_users where id = person;
  return 'removed';
end
$$;
revoke all on function public.remove_administrator from public, anon, authenticated;
grant execute on function public.remove_administrator to service_role;

-- A link ends with the rights of its maker: somebody who had kept a link of their own came back after they
-- were removed. Links of unknown makers may be those of the person who is removed, so they end with the first removal.
create function private.end_what_was_theirs() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from removed) then
    delete from public.account_links where purpose = 'invitation' and created_by is null;
    delete from public.preview_links where creator is null;
    delete from public.open_records where user_id in (select id from removed);
  end if;
  return null;
end
$$;
revoke all on function private.end_what_was_theirs from public, anon, authenticated;

create trigger end_what_was_theirs after delete on public.admin_users
referencing old table as removed
for each statement execute function private.end_what_was_theirs();
