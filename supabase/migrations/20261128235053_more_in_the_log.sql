-- „Dziennik” tells of the second factor, of invitations that were taken back and of trial imports, too.
-- As before: ids, kinds and times. No secret and no code comes near it.

-- The second factor --------------------------------------------------------------------------------

create function private.log_second_factor() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  actor constant uuid := private.actor();
begin
  if tg_op = 'UPDATE' then
    perform private.log_event('factor-added', new.user_id);
  elsif actor = old.user_id then
    perform private.log_event('factor-removed', actor);
  -- Whoever loses access loses the factor with it: that is told already.
  elsif exists (select from public.admin_users where id = old.user_id) then
    perform private.log_event('factor-reset', actor, old.user_id);
  end if;
  return null;
end
$$;
revoke all on function private.log_second_factor from public, anon, authenticated;

create trigger log_added after update of confirmed_at on private.second_factors
for each row when (old.confirmed_at is null and new.confirmed_at is not null)
execute function private.log_second_factor();
create trigger log_removed after delete on private.second_factors
for each row when (old.confirmed_at is not null)
execute function private.log_second_factor();

create function private.log_factor_setting() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.log_event(
    case when new.is_required then 'factor-required' else 'factor-optional' end, private.actor());
  return null;
end
$$;
revoke all on function private.log_factor_setting from public, anon, authenticated;

create trigger log_setting after update of is_required on private.second_factor_setting
for each row when (old.is_required <> new.is_required)
execute function private.log_factor_setting();

-- As before, and with whoever asked for it; null of the operator.
drop function public.remove_second_factor;
create function public.remove_second_factor(person uuid, remover uuid default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform set_config('audit.actor', coalesce(remover::text, ''), true);
  delete from private.second_factors where user_id = person;
  return found;
end
$$;

drop function public.require_second_factor;
create function public.require_second_factor(of_everybody boolean, changer uuid default null) returns void
language sql security definer set search_path = ''
as $$
  select set_config('audit.actor', coalesce(changer::text, ''), true);
  update private.second_factor_setting set is_required = of_everybody;
$$;

create or replace function public.replace_recovery_codes(person uuid, code_hashes text[]) returns void
language sql security definer set search_path = ''
as $$
  delete from private.recovery_codes where user_id = person;
  insert into private.recovery_codes (user_id, code_hash)
  select person, hash from unnest(code_hashes) as hash;
  select private.log_event('recovery-codes', person);
$$;

-- Invitations --------------------------------------------------------------------------------------

-- A link is deleted also when it is used, so a trigger could not tell.
create function public.withdraw_invitation(address text, withdrawer uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.account_links where purpose = 'invitation' and email = lower(address);
  if found then
    perform private.log_event('invitation-withdrawn', withdrawer, null, address);
  end if;
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array['remove_second_factor', 'require_second_factor', 'withdraw_invitation'] loop
    execute format('revoke all on function public.%I from public, anon, authenticated', name);
    execute format('grant execute on function public.%I to service_role', name);
  end loop;
end
$$;

-- Imports ------------------------------------------------------------------------------------------

create or replace function private.log_import() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.log_event(
    case new.kind when 'undo' then 'import-undone' when 'trial' then 'import-tried' else 'import' end,
    new.created_by);
  return null;
end
$$;

drop trigger log_import on public.import_runs;
create trigger log_import after insert on public.import_runs
for each row execute function private.log_import();
