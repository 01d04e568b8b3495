-- Whether the last backup holds the rows: with DATABASE_URL it does where pg_dump can be had.

alter table public.backup_plan add column without_rows boolean not null default false;

drop function public.attention();

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
