-- No question of a visitor may keep the database from the others: 3 s for visitors, 8 s for those who are signed in.
-- PostgREST, and so Supabase, sets for each request what its role has here. The embedded backend has bounds of its own.

-- An operator's own values stay. Roles belong to the whole server, which another database may be changing as well.
do $$
declare
  wanted record;
begin
  for wanted in select * from (values ('anon', '3s'), ('authenticated', '8s')) as each (role, longest)
    where not exists (
      select from pg_catalog.pg_roles as role, unnest(role.rolconfig) as setting
      where role.rolname = each.role and setting like 'statement_timeout=%'
    )
  loop
    execute format('alter role %I set statement_timeout = %L', wanted.role, wanted.longest);
  end loop;
exception when insufficient_privilege or internal_error then
  raise notice 'statement_timeout of anon and authenticated was not set';
end
$$;
