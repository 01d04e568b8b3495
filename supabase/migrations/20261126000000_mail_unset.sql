-- Without a mail server nobody is mailed, and the panel says so. Whoever sends the mails tells of it here.
create table private.mail_setting (
  id boolean primary key default true check (id),
  is_set boolean not null
);

alter table private.mail_setting enable row level security;
revoke all on private.mail_setting from public, anon, authenticated;
grant all on private.mail_setting to service_role;

create or replace function public.queue_daily_notifications(
  has_mail boolean,
  moment timestamptz default now()
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  broken timestamptz := (select broken_since from private.mail_watch(moment));
begin
  insert into private.mail_setting as kept (is_set) values (has_mail)
  on conflict (id) do update set is_set = excluded.is_set where kept.is_set <> excluded.is_set;
  if has_mail and private.is_self_test_due(moment) then
    update public.notifications set status = 'missed', lease = null, lease_until = null
    where kind = 'self-test' and status in ('waiting', 'sending');
    insert into public.notifications (kind, once, created_at, due_at)
    values ('self-test', 'self-test ' || private.warsaw_day(moment), moment, moment)
    on conflict (once) do nothing;
  end if;
  if broken is not null
    and exists (select from public.contact_settings where webhook_url is not null) then
    insert into public.notifications (kind, once, created_at, due_at)
    values ('alarm', 'alarm ' || private.warsaw_day(moment), moment, moment)
    on conflict (once) do nothing;
  end if;
end
$$;

drop function public.mail_watch(timestamptz);

-- For the panel. `is_unset` is false as long as nobody has told.
create function public.mail_watch(moment timestamptz default now())
returns table (proven_at timestamptz, broken_since timestamptz, is_unset boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
  select watch.proven_at, watch.broken_since, exists (
    select from private.mail_setting where not is_set
  )
  from private.mail_watch(moment) as watch;
end
$$;

revoke all on function public.mail_watch from public, anon, authenticated;
grant execute on function public.mail_watch to authenticated;

-- Adds to the list as it stands, whatever migrations stand between.
do $do$
begin
  execute format(
    'create or replace view private.personal_columns as %s union all %s',
    rtrim(pg_get_viewdef('private.personal_columns'), '; '),
    $list$
      select 'private.mail_setting', 'none', '{}'::text[]
    $list$
  );
end
$do$;
