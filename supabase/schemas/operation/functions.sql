-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_operation.sql.

create or replace function private.add_counts(kept regclass, most bigint, counts jsonb, today date)
returns void
language plpgsql
set search_path to ''
as $function$
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
$function$;

create or replace function private.enquiries_between(first_day date, last_day date)
returns table(id bigint, day date, source text, visit jsonb)
language sql
stable
set search_path to ''
as $function$
  select message.id, (message.created_at at time zone 'Europe/Warsaw')::date, message.source, message.visit
  from public.contact_messages as message
  where handling <> 'spam'
    and message.created_at >= first_day::timestamp at time zone 'Europe/Warsaw'
    and message.created_at < (last_day + 1)::timestamp at time zone 'Europe/Warsaw'
$function$;

grant execute on function private.enquiries_between(first_day date, last_day date) to authenticated, service_role;

create or replace function private.forget_old_counts(today date)
returns void
language sql
set search_path to ''
as $function$
  delete from public.missing_addresses where day <= today - 30;
  delete from public.page_visits where day < date_trunc('month', today) - interval '24 months';
$function$;

create or replace function public.attention()
returns table(new_messages bigint, late_messages bigint, late_open bigint, unmailed bigint, unmailed_since timestamp with time zone, planned bigint, planned_at timestamp with time zone, planned_title text, backup_due_at timestamp with time zone, backup_made_at timestamp with time zone, backup_problem text, backup_without_rows boolean, to_review bigint, to_review_table text, to_review_title text)
language sql
stable
set search_path to ''
as $function$
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
  ),
  -- For those who may publish.
  waiting as (
    select review.table_name, coalesce(post.title, study.title) as title
    from public.record_reviews as review
    left join public.blog_posts as post
      on review.table_name = 'blog_posts' and post.id = review.record_id
    left join public.case_studies as study
      on review.table_name = 'case_studies' and study.id = review.record_id
    where (select private.may_edit())
    order by review.created_at
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
    plan.due_at, plan.made_at, plan.problem, plan.without_rows,
    (select count(*) from waiting),
    (select table_name from waiting limit 1),
    (select title from waiting limit 1)
  from (select) as nothing left join public.backup_plan as plan on true
$function$;

grant execute on function public.attention() to authenticated;

create or replace function public.count_missing_addresses(counts text, today date default ((now() at time zone 'Europe/Warsaw'::text))::date)
returns void
language plpgsql
security definer
set search_path to ''
as $function$
begin
  perform private.add_counts('public.missing_addresses', 500, counts::jsonb, today);
  perform private.forget_old_counts(today);
end
$function$;

grant execute on function public.count_missing_addresses(counts text, today date) to service_role;

create or replace function public.count_visits(counts text, today date default ((now() at time zone 'Europe/Warsaw'::text))::date)
returns void
language plpgsql
security definer
set search_path to ''
as $function$
begin
  perform private.add_counts('public.page_visits', 2000, counts::jsonb, today);
  perform private.forget_old_counts(today);
end
$function$;

grant execute on function public.count_visits(counts text, today date) to service_role;

create or replace function public.most_missing_addresses(today date default ((now() at time zone 'Europe/Warsaw'::text))::date)
returns table(path text, times bigint, last_day date)
language sql
stable
set search_path to ''
as $function$
  select missing.path, sum(missing.times)::bigint, max(missing.day)
  from public.missing_addresses as missing
  where missing.day > today - 30
  group by missing.path
  order by missing.path = '', 2 desc, 1
  limit 200
$function$;

grant execute on function public.most_missing_addresses(today date) to authenticated, service_role;

create or replace function public.results_by_day(first_day date, last_day date)
returns table(day date, visits bigint, enquiries bigint)
language sql
stable
set search_path to ''
as $function$
  select counted.day, sum(counted.visits)::bigint, sum(counted.enquiries)::bigint
  from (
    select visited.day, visited.times as visits, 0 as enquiries
    from public.page_visits as visited where visited.day between first_day and last_day
    union all
    select enquiry.day, 0, 1 from private.enquiries_between(first_day, last_day) as enquiry
  ) as counted
  group by counted.day order by counted.day
$function$;

grant execute on function public.results_by_day(first_day date, last_day date) to authenticated, service_role;

create or replace function public.results_by_page(first_day date, last_day date, earlier_first date, earlier_last date)
returns table(path text, visits bigint, earlier_visits bigint, enquiries bigint, earlier_enquiries bigint, begun bigint, earlier_begun bigint)
language sql
stable
set search_path to ''
as $function$
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
$function$;

grant execute on function public.results_by_page(first_day date, last_day date, earlier_first date, earlier_last date) to authenticated, service_role;

create or replace function public.results_by_source(first_day date, last_day date, earlier_first date, earlier_last date)
returns table(source text, is_told boolean, enquiries bigint, earlier bigint)
language sql
stable
set search_path to ''
as $function$
  select enquiry.source, enquiry.visit is not null,
    count(*) filter (where enquiry.day >= first_day),
    count(*) filter (where enquiry.day < first_day)
  from (
    select * from private.enquiries_between(first_day, last_day)
    union all select * from private.enquiries_between(earlier_first, earlier_last)
  ) as enquiry
  group by 1, 2 order by 3 desc, 4 desc, 1 limit 200
$function$;

grant execute on function public.results_by_source(first_day date, last_day date, earlier_first date, earlier_last date) to authenticated, service_role;
