-- „Dziennik” tells of a recovery code that was used: whoever has its list may not be its owner.

-- As before, and told.
create or replace function public.take_recovery_code(person uuid, session uuid, hash text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.recovery_codes where user_id = person and code_hash = hash;
  if not found then
    return false;
  end if;
  perform private.confirm_session(person, session);
  perform private.log_event('recovery-code-used', person);
  return true;
end
$$;
