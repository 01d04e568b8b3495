-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_accounts.sql.

create or replace function private.end_what_was_theirs()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
begin
  if exists (select from removed) then
    delete from public.account_links where purpose = 'invitation' and created_by is null;
    delete from public.preview_links where creator is null;
    delete from public.open_records where user_id in (select id from removed);
  end if;
  return null;
end
$function$;

create or replace function private.is_admin()
returns boolean
language sql
stable
set search_path to ''
as $function$
  select 'administrator' = any (private.roles())
$function$;

grant execute on function private.is_admin() to authenticated, service_role;

create or replace function private.is_line(value text, longest integer)
returns boolean
language sql
immutable parallel safe
set search_path to ''
as $function$
  select value ~ '\S' and value !~ '[[:cntrl:]]' and length(value) <= longest
$function$;

grant execute on function private.is_line(value text, longest integer) to authenticated, service_role;

create or replace function private.require_admin()
returns void
language plpgsql
stable
set search_path to ''
as $function$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only administrators may do this';
  end if;
end
$function$;

grant execute on function private.require_admin() to authenticated, service_role;

create or replace function public.find_account(email text)
returns uuid
language sql
stable security definer
set search_path to ''
as $function$
  select id from auth.users where users.email = lower(find_account.email)
$function$;

grant execute on function public.find_account(email text) to service_role;

create or replace function public.list_administrators()
returns table(id uuid, email text, roles text[], created_at timestamp with time zone, last_sign_in_at timestamp with time zone)
language sql
stable security definer
set search_path to ''
as $function$
  select admin_users.id, users.email::text, admin_users.roles, admin_users.created_at,
    users.last_sign_in_at
  from public.admin_users join auth.users using (id)
  order by admin_users.created_at, admin_users.id
$function$;

grant execute on function public.list_administrators() to service_role;

create or replace function public.make_account_link(purpose text, email text, token_hash text, seconds integer, made_by uuid default null::uuid, roles text[] default '{administrator}'::text[])
returns timestamp with time zone
language plpgsql
security definer
set search_path to ''
as $function$
declare
  expires constant timestamptz := now() + make_interval(secs => seconds);
begin
  delete from public.account_links where expires_at < now()
    or (make_account_link.purpose = 'address' and account_links.purpose = 'address' and created_by = made_by);
  if make_account_link.purpose = 'reset' and not exists (
    select from public.admin_users join auth.users using (id)
    where users.email = lower(make_account_link.email)
  ) then
    return null;
  end if;
  if made_by is not null then
    -- Waits for a removal or a change that runs.
    perform from public.admin_users as maker
    where id = made_by
      and (make_account_link.purpose = 'address' or 'administrator' = any (maker.roles))
    for share;
    if not found then
      return null;
    end if;
  end if;
  insert into public.account_links as link (purpose, email, token_hash, expires_at, created_by, roles)
  values (
    make_account_link.purpose, lower(make_account_link.email), make_account_link.token_hash, expires,
    made_by, make_account_link.roles
  )
  on conflict on constraint account_links_email_key do update
  set token_hash = excluded.token_hash, created_at = now(), expires_at = excluded.expires_at,
    created_by = excluded.created_by, roles = excluded.roles;
  return expires;
end
$function$;

grant execute on function public.make_account_link(purpose text, email text, token_hash text, seconds integer, made_by uuid, roles text[]) to service_role;

create or replace function public.remove_administrator(person uuid, remover uuid)
returns text
language plpgsql
security definer
set search_path to ''
as $function$
begin
  lock table public.admin_users in share row exclusive mode;
  if remover is not null and not exists (
    select from public.admin_users where id = remover and 'administrator' = any (roles)
  ) then
    return 'refused';
  end if;
  if person = remover then
    return 'oneself';
  end if;
  if not exists (select from public.admin_users where id = person) then
    return 'missing';
  end if;
  if private.is_last_administrator(person) then
    return 'last';
  end if;
  delete from public.account_links
  where email = (select lower(users.email) from auth.users where id = person);
  perform set_config('audit.actor', coalesce(remover::text, ''), true);
  delete from public.admin_users where id = person;
  return 'removed';
end
$function$;

grant execute on function public.remove_administrator(person uuid, remover uuid) to service_role;
