-- „Konto”: the name that signs texts, the sessions of an account, another address for it.

alter table public.admin_users
  -- „Autor” of a new post is filled with it. No address, so that nobody need look for one there.
  add column name text check (private.is_line(name, 100) and strpos(name, '@') = 0);

grant update (name) on public.admin_users to authenticated;

create policy "Members sign with a name of their own" on public.admin_users
for update to authenticated
using (id = (select auth.uid()) and (select private.is_member()))
with check (id = (select auth.uid()) and (select private.is_member()));

-- Where somebody is signed in; those that were used last come first. Supabase Auth keeps the times of a session in UTC.
create function public.list_own_sessions()
returns table (id uuid, created_at timestamptz, used_at timestamptz, device text, is_this boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require(private.is_member());
  return query
  select sessions.id, sessions.created_at::timestamptz,
    greatest(sessions.created_at::timestamptz, sessions.refreshed_at at time zone 'UTC'),
    left(sessions.user_agent, 500), sessions.id = (auth.jwt() ->> 'session_id')::uuid
  from auth.sessions where sessions.user_id = auth.uid()
  order by 5 desc, 3 desc limit 50;
end
$$;
revoke all on function public.list_own_sessions from public, anon, authenticated;
grant execute on function public.list_own_sessions to authenticated;

-- A link to a new address: `created_by` is whose account will have it. One at a time for each account.
alter table public.account_links
  drop constraint account_links_purpose_check,
  add constraint account_links_purpose_check check (purpose in ('invitation', 'reset', 'address'));

create unique index account_links_address_idx on public.account_links (created_by)
where purpose = 'address';

do $$
declare
  former constant text := pg_get_functiondef('public.make_account_link'::regproc);
  changed text := former;
begin
  changed := replace(changed,
    E'where id = made_by and ''administrator'' = any (maker.roles) for share;',
    E'where id = made_by\n      and (make_account_link.purpose = ''address'' or ''administrator'' = any (maker.roles))\n    for share;');
  changed := replace(changed,
    E'  delete from public.account_links where expires_at < now();',
    E'  delete from public.account_links where expires_at < now()
    or (make_account_link.purpose = ''address'' and account_links.purpose = ''address'' and created_by = made_by);');
  if length(changed) < length(former) + 150 then
    raise exception 'make_account_link is not as it was';
  end if;
  execute changed;
end
$$;

do $$
begin
  execute 'create or replace view private.personal_columns as '
    || rtrim(pg_get_viewdef('private.personal_columns'::regclass), ';')
    || $list$
  union all select table_name, holds, columns::text[] from (values
    ('public.admin_users', 'none', '{name}')
  ) as list (table_name, holds, columns)$list$;
end
$$;
