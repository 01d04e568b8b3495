-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_own_account.sql.

create or replace function public.list_own_sessions()
returns table(id uuid, created_at timestamp with time zone, used_at timestamp with time zone, device text, is_this boolean)
language plpgsql
stable security definer
set search_path to ''
as $function$
begin
  perform private.require(private.is_member());
  return query
  select sessions.id, sessions.created_at::timestamptz,
    greatest(sessions.created_at::timestamptz, sessions.refreshed_at at time zone 'UTC'),
    left(sessions.user_agent, 500), sessions.id = (auth.jwt() ->> 'session_id')::uuid
  from auth.sessions where sessions.user_id = auth.uid()
  order by 5 desc, 3 desc limit 50;
end
$function$;

grant execute on function public.list_own_sessions() to authenticated;
