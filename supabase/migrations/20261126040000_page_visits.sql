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

create policy "Administrators see visits" on public.page_visits
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

-- Missing addresses are kept for 30 days, visits for this month and the 24 before it.
create function private.forget_old_counts(today date) returns void
language sql set search_path = ''
as $$
  delete from public.missing_addresses where day <= today - 30;
  delete from public.page_visits where day < date_trunc('month', today) - interval '24 months';
$$;

create or replace function public.count_missing_addresses(
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

-- What is old goes each hour, too, where nothing new is counted.
alter function public.forget_old_messages(timestamptz) rename to forget_old_rows;
alter function public.forget_old_rows(timestamptz) set schema private;

create function public.forget_old_messages(moment timestamptz default now()) returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_old_counts((moment at time zone 'Europe/Warsaw')::date);
  return private.forget_old_rows(moment);
end
$$;

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

-- Permissions -----------------------------------------------------------------------------------

revoke all on function private.add_counts, private.forget_old_counts from public, anon, authenticated;
revoke all on function private.enquiries_between from public, anon;
grant execute on function private.enquiries_between to authenticated, service_role;

revoke all on function
  public.count_visits, public.forget_old_messages,
  public.results_by_day, public.results_by_source, public.results_by_page
from public, anon, authenticated;
grant execute on function public.count_visits, public.forget_old_messages to service_role;
grant execute on function public.results_by_day, public.results_by_source, public.results_by_page
to authenticated, service_role;

revoke all on public.page_visits from public, anon, authenticated;
grant select on public.page_visits to authenticated;
grant all on public.page_visits to service_role;

-- Adds to the list as it stands, whatever migrations stand between.
do $do$
begin
  execute format(
    'create or replace view private.personal_columns as %s union all %s',
    rtrim(pg_get_viewdef('private.personal_columns'), '; '),
    $list$
      select 'public.page_visits', 'none', '{path}'::text[]
    $list$
  );
end
$do$;
