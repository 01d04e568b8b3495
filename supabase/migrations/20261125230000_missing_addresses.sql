-- How often which address was asked for that leads nowhere, by day. Nothing is known of those who asked.

create table public.missing_addresses (
  day date not null,
  -- As a redirect from it would be kept, without its query; empty for all that the day had no room for.
  path text not null check (
    length(path) <= 300 and path !~ '[^/]@|%40|[?#[:space:][:cntrl:]]' and path ~ '^(/|$)'
  ),
  times bigint not null check (times > 0),
  created_at timestamptz not null default now(),
  primary key (day, path)
);

alter table public.missing_addresses enable row level security;

create policy "Administrators see missing addresses" on public.missing_addresses
for select to authenticated using ((select private.is_admin()));

-- Adds what the server counted, as {"/path": 3}. A day has room for 500 addresses, so that a scanner fills no disk.
create function public.count_missing_addresses(
  counts text,
  today date default (now() at time zone 'Europe/Warsaw')::date
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  room bigint;
begin
  -- Two servers that count at once would each fill the same room.
  lock table public.missing_addresses in share row exclusive mode;
  select 500 - pg_catalog.count(*) into room
  from public.missing_addresses where day = today and path <> '';

  insert into public.missing_addresses as kept (day, path, times)
  select today, case when is_known or place <= room then asked.path else '' end, sum(asked.times)
  from (
    select each.path, each.times, is_known,
      row_number() over (partition by is_known, each.path = '' order by each.times desc, each.path) as place
    from (
      select key as path, value::bigint as times, exists (
        select from public.missing_addresses as stored where stored.day = today and stored.path = key
      ) as is_known
      from pg_catalog.jsonb_each_text(counts::jsonb)
    ) as each
  ) as asked
  group by 2
  on conflict (day, path) do update set times = kept.times + excluded.times;

  delete from public.missing_addresses where day <= today - 30;
end
$$;

-- Of the last 30 days, those asked for most first.
create function public.most_missing_addresses(
  today date default (now() at time zone 'Europe/Warsaw')::date
) returns table (path text, times bigint, last_day date)
language sql stable set search_path = ''
as $$
  select missing.path, sum(missing.times)::bigint, max(missing.day)
  from public.missing_addresses as missing
  where missing.day > today - 30
  group by missing.path
  order by missing.path = '', 2 desc, 1
  limit 200
$$;

revoke all on function public.count_missing_addresses, public.most_missing_addresses
from public, anon, authenticated;
grant execute on function public.count_missing_addresses to service_role;
grant execute on function public.most_missing_addresses to authenticated, service_role;

revoke all on public.missing_addresses from public, anon, authenticated;
grant select on public.missing_addresses to authenticated;
grant all on public.missing_addresses to service_role;

-- Adds to the list as it stands, whatever migrations stand between.
do $do$
begin
  execute format(
    'create or replace view private.personal_columns as %s union all %s',
    rtrim(pg_get_viewdef('private.personal_columns'), '; '),
    $list$
      select 'public.missing_addresses', 'none', '{path}'::text[]
    $list$
  );
end
$do$;
