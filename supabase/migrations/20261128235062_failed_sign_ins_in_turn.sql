-- Two failed sign-ins at the same moment each made a row of „Dziennik”: neither saw the other's.

-- As before, one after the other.
create or replace function public.note_failed_sign_in(email text) returns void
language sql security definer set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtext('public.note_failed_sign_in'));
  select private.log_event('sign-in-failed', null, (
    select users.id from auth.users join public.admin_users using (id)
    where users.email = lower(btrim(note_failed_sign_in.email))
  ))
$$;
