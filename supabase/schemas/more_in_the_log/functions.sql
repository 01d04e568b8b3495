-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_more_in_the_log.sql.

create or replace function private.log_factor_setting()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
begin
  perform private.log_event(
    case when new.is_required then 'factor-required' else 'factor-optional' end, private.actor());
  return null;
end
$function$;

create or replace function private.log_second_factor()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
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
$function$;

create or replace function public.withdraw_invitation(address text, withdrawer uuid)
returns void
language plpgsql
security definer
set search_path to ''
as $function$
begin
  delete from public.account_links where purpose = 'invitation' and email = lower(address);
  if found then
    perform private.log_event('invitation-withdrawn', withdrawer, null, address);
  end if;
end
$function$;

grant execute on function public.withdraw_invitation(address text, withdrawer uuid) to service_role;
