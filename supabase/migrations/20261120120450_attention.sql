-- What an administrator should know before all else.

-- The state of the automatic backups, which the server keeps up to date; no row without BACKUP_DIR.
create table public.backup_plan (
  id boolean primary key default true check (id),
  created_at timestamptz not null default now(),
  -- When the next one is to be there.
  due_at timestamptz not null,
  made_at timestamptz,
  -- Why the last attempt failed; null when it did not.
  problem text check (length(problem) <= 500)
);

alter table public.backup_plan enable row level security;

create policy "Administrators read the state of the backups" on public.backup_plan
for select to authenticated using ((select private.is_admin()));

-- What an administrator should know, in one row. A message is late a day after it came.
create function public.attention()
returns table (
  new_messages bigint, late_messages bigint, late_open bigint, unmailed bigint, unmailed_since timestamptz,
  planned bigint, planned_at timestamptz, planned_title text,
  backup_due_at timestamptz, backup_made_at timestamptz, backup_problem text
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
    plan.due_at, plan.made_at, plan.problem
  from (select) as nothing left join public.backup_plan as plan on true
$$;

revoke all on public.backup_plan from public, anon, authenticated;
grant select on public.backup_plan to authenticated;
grant all on public.backup_plan to service_role;

revoke all on function public.attention from public, anon, authenticated;
grant execute on function public.attention to authenticated;
