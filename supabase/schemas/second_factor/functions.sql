-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_second_factor.sql.

create or replace function private.confirm_session(person uuid, session uuid)
returns void
language plpgsql
security definer
set search_path to ''
as $function$
begin
  delete from private.confirmed_sessions where user_id = person and not exists (
    select from auth.sessions where id = session_id
  );
  insert into private.confirmed_sessions (session_id, user_id)
  select id, person from auth.sessions where id = session and user_id = person
  on conflict do nothing;
end
$function$;

create or replace function private.second_factor_state(person uuid, session uuid, assurance text)
returns text
language plpgsql
stable security definer
set search_path to ''
as $function$
declare
  has_factor boolean;
  is_given boolean;
  is_asked_of_all boolean;
begin
  -- In one statement, for each request waits for it.
  select
    exists (select from private.second_factors where user_id = person and confirmed_at is not null),
    exists (select from private.confirmed_sessions where session_id = session and user_id = person),
    (select is_required from private.second_factor_setting)
  into has_factor, is_given, is_asked_of_all;
  if has_factor and not is_given then
    return 'code';
  end if;
  -- Planned only where the table is.
  if to_regclass('auth.mfa_factors') is not null then
    if exists (
      select from auth.mfa_factors where user_id = person and status::text = 'verified'
    ) then
      if assurance is distinct from 'aal2' then
        return 'assurance';
      end if;
      has_factor := true;
    end if;
  end if;
  return case when is_asked_of_all and not has_factor then 'setup' else 'open' end;
end
$function$;

create or replace function public.finish_second_factor(person uuid, session uuid, of_secret text, step bigint, code_hashes text[])
returns boolean
language plpgsql
security definer
set search_path to ''
as $function$
begin
  update private.second_factors set confirmed_at = now(), last_step = step
  where user_id = person and secret = of_secret and confirmed_at is null;
  if not found then
    return false;
  end if;
  insert into private.recovery_codes (user_id, code_hash)
  select person, hash from unnest(code_hashes) as hash;
  perform private.confirm_session(person, session);
  return true;
end
$function$;

grant execute on function public.finish_second_factor(person uuid, session uuid, of_secret text, step bigint, code_hashes text[]) to service_role;

create or replace function public.forget_trusted_devices(person uuid)
returns void
language sql
security definer
set search_path to ''
as $function$
  delete from private.trusted_devices where user_id = person;
$function$;

grant execute on function public.forget_trusted_devices(person uuid) to service_role;

create or replace function public.list_second_factors()
returns setof uuid
language plpgsql
stable security definer
set search_path to ''
as $function$
begin
  return query select user_id from private.second_factors where confirmed_at is not null;
  if to_regclass('auth.mfa_factors') is not null then
    return query select user_id from auth.mfa_factors where status::text = 'verified';
  end if;
end
$function$;

grant execute on function public.list_second_factors() to service_role;

create or replace function public.look_at_second_factor(person uuid, session uuid, assurance text default null::text)
returns jsonb
language sql
stable security definer
set search_path to ''
as $function$
  select jsonb_build_object(
    'state', private.second_factor_state(person, session, assurance),
    'since', (select confirmed_at from private.second_factors where user_id = person),
    'codes', (select count(*) from private.recovery_codes where user_id = person),
    'devices', (
      select count(*) from private.trusted_devices where user_id = person and expires_at > now()
    ),
    'required', (select is_required from private.second_factor_setting)
  )
  from public.admin_users where id = person
$function$;

grant execute on function public.look_at_second_factor(person uuid, session uuid, assurance text) to service_role;

create or replace function public.remove_second_factor(person uuid, remover uuid default null::uuid)
returns boolean
language plpgsql
security definer
set search_path to ''
as $function$
begin
  perform set_config('audit.actor', coalesce(remover::text, ''), true);
  delete from private.second_factors where user_id = person;
  return found;
end
$function$;

grant execute on function public.remove_second_factor(person uuid, remover uuid) to service_role;

create or replace function public.replace_recovery_codes(person uuid, code_hashes text[])
returns void
language sql
security definer
set search_path to ''
as $function$
  delete from private.recovery_codes where user_id = person;
  insert into private.recovery_codes (user_id, code_hash)
  select person, hash from unnest(code_hashes) as hash;
  select private.log_event('recovery-codes', person);
$function$;

grant execute on function public.replace_recovery_codes(person uuid, code_hashes text[]) to service_role;

create or replace function public.require_second_factor(of_everybody boolean, changer uuid default null::uuid)
returns void
language sql
security definer
set search_path to ''
as $function$
  select set_config('audit.actor', coalesce(changer::text, ''), true);
  update private.second_factor_setting set is_required = of_everybody;
$function$;

grant execute on function public.require_second_factor(of_everybody boolean, changer uuid) to service_role;

create or replace function public.second_factor_secret(person uuid, is_confirmed boolean)
returns text
language sql
stable security definer
set search_path to ''
as $function$
  select secret from private.second_factors
  where user_id = person and (confirmed_at is not null) = is_confirmed
$function$;

grant execute on function public.second_factor_secret(person uuid, is_confirmed boolean) to service_role;

create or replace function public.start_second_factor(person uuid, new_secret text)
returns boolean
language plpgsql
security definer
set search_path to ''
as $function$
begin
  insert into private.second_factors as factor (user_id, secret) values (person, new_secret)
  on conflict (user_id) do update set secret = excluded.secret, created_at = now()
  where factor.confirmed_at is null;
  return found;
end
$function$;

grant execute on function public.start_second_factor(person uuid, new_secret text) to service_role;

create or replace function public.take_recovery_code(person uuid, session uuid, hash text)
returns boolean
language plpgsql
security definer
set search_path to ''
as $function$
begin
  delete from private.recovery_codes where user_id = person and code_hash = hash;
  if not found then
    return false;
  end if;
  perform private.confirm_session(person, session);
  perform private.log_event('recovery-code-used', person);
  return true;
end
$function$;

grant execute on function public.take_recovery_code(person uuid, session uuid, hash text) to service_role;

create or replace function public.take_second_factor_code(person uuid, session uuid, step bigint)
returns boolean
language plpgsql
security definer
set search_path to ''
as $function$
begin
  update private.second_factors set last_step = step
  where user_id = person and confirmed_at is not null and last_step < step;
  if not found then
    return false;
  end if;
  perform private.confirm_session(person, session);
  return true;
end
$function$;

grant execute on function public.take_second_factor_code(person uuid, session uuid, step bigint) to service_role;

create or replace function public.take_trusted_device(person uuid, session uuid, hash text, moment timestamp with time zone)
returns boolean
language plpgsql
security definer
set search_path to ''
as $function$
begin
  perform from private.trusted_devices
  where device_hash = hash and user_id = person and expires_at > moment;
  if not found then
    return false;
  end if;
  perform private.confirm_session(person, session);
  return true;
end
$function$;

grant execute on function public.take_trusted_device(person uuid, session uuid, hash text, moment timestamp with time zone) to service_role;

create or replace function public.trust_device(person uuid, hash text, until timestamp with time zone)
returns void
language sql
security definer
set search_path to ''
as $function$
  delete from private.trusted_devices where expires_at < now();
  insert into private.trusted_devices (device_hash, user_id, expires_at)
  select hash, user_id, until from private.second_factors where user_id = person;
$function$;

grant execute on function public.trust_device(person uuid, hash text, until timestamp with time zone) to service_role;
