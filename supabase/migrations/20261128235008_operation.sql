-- What keeps the site at work and shows how it does: limits of questions, the state of the backups, visits and
-- addresses that lead nowhere.

-- Limits ----------------------------------------------------------------------------------------

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

-- Attention -------------------------------------------------------------------------------------

-- The state of the automatic backups, which the server keeps up to date; no row without BACKUP_DIR.
create table public.backup_plan (
  id boolean primary key default true check (id),
  created_at timestamptz not null default now(),
  -- When the next one is to be there.
  due_at timestamptz not null,
  made_at timestamptz,
  -- Why the last attempt failed; null when it did not.
  problem text check (length(problem) <= 500),
  -- Whether the last backup holds the rows: with DATABASE_URL it does where pg_dump can be had.
  without_rows boolean not null default false
);

alter table public.backup_plan enable row level security;
revoke all on public.backup_plan from public, anon, authenticated;
grant select on public.backup_plan to authenticated;
grant all on public.backup_plan to service_role;

create policy "Administrators read the state of the backups" on public.backup_plan
for select to authenticated using ((select private.is_admin()));

-- What an administrator should know before all else, in one row. A message is late a day after it came.
create function public.attention()
returns table (
  new_messages bigint, late_messages bigint, late_open bigint, unmailed bigint, unmailed_since timestamptz,
  planned bigint, planned_at timestamptz, planned_title text,
  backup_due_at timestamptz, backup_made_at timestamptz, backup_problem text,
  backup_without_rows boolean
)
language sql stable set search_path = ''
as $$
  with pending as (
    select handling, created_at from public.contact_messages where handling in ('new', 'open')
  ),
  unmailed as (
    -- A younger one may still go by itself.
    select created_at from public.contact_messages
    where handling in ('new', 'open') and (
      mail_status = 'failed'
      or (mail_status in ('waiting', 'sending')
        and (mail_attempts > 1 or created_at < now() - interval '15 minutes'))
    )
  ),
  planned as (
    select title, published_at from public.blog_posts
    where published_at > now() and published_at < now() + interval '24 hours'
    union all
    select title, published_at from public.case_studies
    where published_at > now() and published_at < now() + interval '24 hours'
  )
  select
    (select count(*) from pending where handling = 'new'),
    (select count(*) from pending where created_at <= now() - interval '24 hours'),
    (select count(*) from pending
      where handling = 'open' and created_at <= now() - interval '24 hours'),
    (select count(*) from unmailed),
    (select min(created_at) from unmailed),
    (select count(*) from planned),
    (select min(published_at) from planned),
    (select title from planned order by published_at limit 1),
    plan.due_at, plan.made_at, plan.problem, plan.without_rows
  from (select) as nothing left join public.backup_plan as plan on true
$$;
revoke all on function public.attention from public, anon, authenticated;
grant execute on function public.attention to authenticated;

-- Counts ----------------------------------------------------------------------------------------

-- How often which page was visited, by day. Nothing is known of those who visited.
create table public.page_visits (
  day date not null,
  -- Of a page that was answered, without its query; empty for all that the day had no room for.
  path text not null check (
    length(path) <= 300 and path !~ '[?#[:cntrl:]]' and path ~ '^(/|$)'
  ),
  times bigint not null check (times > 0),
  created_at timestamptz not null default now(),
  primary key (day, path)
);

alter table public.page_visits enable row level security;
revoke all on public.page_visits from public, anon, authenticated;
grant select on public.page_visits to authenticated;
grant all on public.page_visits to service_role;

create policy "Administrators see visits" on public.page_visits
for select to authenticated using ((select private.is_admin()));

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
revoke all on public.missing_addresses from public, anon, authenticated;
grant select on public.missing_addresses to authenticated;
grant all on public.missing_addresses to service_role;

create policy "Administrators see missing addresses" on public.missing_addresses
for select to authenticated using ((select private.is_admin()));

-- Adds what a server counted, as {"/path": 3}, to a table of days, paths and times. A day has room for `most` paths.
create function private.add_counts(kept regclass, most bigint, counts jsonb, today date)
returns void
language plpgsql set search_path = ''
as $$
begin
  -- Two servers that count at once would each fill the same room.
  execute format('lock table %s in share row exclusive mode', kept);
  execute format(
    $sql$
      insert into %1$s as kept (day, path, times)
      select $1, case when is_known or place <= $2 - (
          select pg_catalog.count(*) from %1$s where day = $1 and path <> ''
        ) then asked.path else '' end, sum(asked.times)
      from (
        select each.path, each.times, is_known,
          row_number() over (partition by is_known, each.path = '' order by each.times desc, each.path) as place
        from (
          select key as path, value::bigint as times, exists (
            select from %1$s as stored where stored.day = $1 and stored.path = key
          ) as is_known
          from pg_catalog.jsonb_each_text($3)
        ) as each
      ) as asked
      group by 2
      on conflict (day, path) do update set times = kept.times + excluded.times
    $sql$,
    kept
  ) using today, most, counts;
end
$$;
revoke all on function private.add_counts from public, anon, authenticated;

-- Missing addresses are kept for 30 days, visits for this month and the 24 before it.
create function private.forget_old_counts(today date) returns void
language sql set search_path = ''
as $$
  delete from public.missing_addresses where day <= today - 30;
  delete from public.page_visits where day < date_trunc('month', today) - interval '24 months';
$$;
revoke all on function private.forget_old_counts from public, anon, authenticated;

create function public.count_visits(
  counts text,
  today date default (now() at time zone 'Europe/Warsaw')::date
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.add_counts('public.page_visits', 2000, counts::jsonb, today);
  perform private.forget_old_counts(today);
end
$$;
revoke all on function public.count_visits from public, anon, authenticated;
grant execute on function public.count_visits to service_role;

-- A day has room for 500 addresses, so that a scanner fills no disk.
create function public.count_missing_addresses(
  counts text,
  today date default (now() at time zone 'Europe/Warsaw')::date
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.add_counts('public.missing_addresses', 500, counts::jsonb, today);
  perform private.forget_old_counts(today);
end
$$;
revoke all on function public.count_missing_addresses from public, anon, authenticated;
grant execute on function public.count_missing_addresses to service_role;

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
revoke all on function public.most_missing_addresses from public, anon, authenticated;
grant execute on function public.most_missing_addresses to authenticated, service_role;

-- Results ---------------------------------------------------------------------------------------

-- What the panel shows. The functions run as their caller, so the policies decide what they see.

create function private.enquiries_between(first_day date, last_day date)
returns table (id bigint, day date, source text, visit jsonb)
language sql stable set search_path = ''
as $$
  select message.id, (message.created_at at time zone 'Europe/Warsaw')::date, message.source, message.visit
  from public.contact_messages as message
  where handling <> 'spam'
    and message.created_at >= first_day::timestamp at time zone 'Europe/Warsaw'
    and message.created_at < (last_day + 1)::timestamp at time zone 'Europe/Warsaw'
$$;
revoke all on function private.enquiries_between from public, anon, authenticated;
grant execute on function private.enquiries_between to authenticated, service_role;

create function public.results_by_day(first_day date, last_day date)
returns table (day date, visits bigint, enquiries bigint)
language sql stable set search_path = ''
as $$
  select counted.day, sum(counted.visits)::bigint, sum(counted.enquiries)::bigint
  from (
    select visited.day, visited.times as visits, 0 as enquiries
    from public.page_visits as visited where visited.day between first_day and last_day
    union all
    select enquiry.day, 0, 1 from private.enquiries_between(first_day, last_day) as enquiry
  ) as counted
  group by counted.day order by counted.day
$$;
revoke all on function public.results_by_day from public, anon, authenticated;
grant execute on function public.results_by_day to authenticated, service_role;

-- Enquiries by where they came from; null without a name: they came by themselves when `is_told`, else left it out.
create function public.results_by_source(
  first_day date, last_day date, earlier_first date, earlier_last date
) returns table (source text, is_told boolean, enquiries bigint, earlier bigint)
language sql stable set search_path = ''
as $$
  select enquiry.source, enquiry.visit is not null,
    count(*) filter (where enquiry.day >= first_day),
    count(*) filter (where enquiry.day < first_day)
  from (
    select * from private.enquiries_between(first_day, last_day)
    union all select * from private.enquiries_between(earlier_first, earlier_last)
  ) as enquiry
  group by 1, 2 order by 3 desc, 4 desc, 1 limit 200
$$;
revoke all on function public.results_by_source from public, anon, authenticated;
grant execute on function public.results_by_source to authenticated, service_role;

-- Pages with their visits, and the enquiries of those who read them, or began there. Records by their present address.
create function public.results_by_page(
  first_day date, last_day date, earlier_first date, earlier_last date
) returns table (
  path text, visits bigint, earlier_visits bigint, enquiries bigint, earlier_enquiries bigint,
  begun bigint, earlier_begun bigint
)
language sql stable set search_path = ''
as $$
  with records as (
    select '/blog/' as base, 'blog_posts' as of_table, post.id, post.slug from public.blog_posts as post
    union all
    select '/case-studies/', 'case_studies', study.id, study.slug from public.case_studies as study
  ),
  -- A slug comes before an id, and an id before a former slug, as on the site.
  present as (
    select distinct on (named.path) named.path, named.leads
    from (
      select base || slug as path, base || slug as leads, 1 as place from records
      union all select base || id, base || slug, 2 from records
      union all
      select records.base || former.slug, records.base || records.slug, 3
      from records join public.slug_redirects as former
        on former.table_name = records.of_table and former.record_id = records.id
    ) as named
    order by named.path, named.place
  ),
  enquiries as (
    select * from private.enquiries_between(first_day, last_day)
    union all select * from private.enquiries_between(earlier_first, earlier_last)
  ),
  steps as (
    select enquiry.id, enquiry.day, coalesce(present.leads, step.path) as path, min(step.place) as place
    from enquiries as enquiry
    cross join lateral jsonb_array_elements_text(
      case jsonb_typeof(enquiry.visit -> 'pages') when 'array' then enquiry.visit -> 'pages' else '[]' end
    ) with ordinality as step (path, place)
    left join present on present.path = step.path
    group by 1, 2, 3
  ),
  visited as (
    select coalesce(present.leads, visit.path) as path, visit.day, sum(visit.times) as times
    from public.page_visits as visit
    left join present on present.path = visit.path
    where visit.day between first_day and last_day or visit.day between earlier_first and earlier_last
    group by 1, 2
  )
  select counted.path,
    coalesce(sum(counted.visits) filter (where counted.day >= first_day), 0)::bigint,
    coalesce(sum(counted.visits) filter (where counted.day < first_day), 0)::bigint,
    coalesce(sum(counted.enquiries) filter (where counted.day >= first_day), 0)::bigint,
    coalesce(sum(counted.enquiries) filter (where counted.day < first_day), 0)::bigint,
    coalesce(sum(counted.begun) filter (where counted.day >= first_day), 0)::bigint,
    coalesce(sum(counted.begun) filter (where counted.day < first_day), 0)::bigint
  from (
    select visited.path, visited.day, visited.times as visits, 0 as enquiries, 0 as begun from visited
    union all
    select steps.path, steps.day, 0, 1, case steps.place when 1 then 1 else 0 end from steps
  ) as counted
  group by counted.path
  order by 4 desc, 2 desc, 3 desc, 1
  limit 1000
$$;
revoke all on function public.results_by_page from public, anon, authenticated;
grant execute on function public.results_by_page to authenticated, service_role;
