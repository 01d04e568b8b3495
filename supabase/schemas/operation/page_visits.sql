-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_operation.sql.

create table public.page_visits (
  day date not null,
  path text not null,
  times bigint not null,
  created_at timestamptz not null default now(),
  constraint page_visits_pkey primary key (day, path),
  constraint page_visits_path_check check (length(path) <= 300 and path !~ '[?#[:cntrl:]]'::text and path ~ '^(/|$)'::text),
  constraint page_visits_times_check check (times > 0)
);

alter table public.page_visits enable row level security;

create policy "Administrators see visits" on public.page_visits
for select to authenticated
using ((select private.is_admin()));

grant select on table public.page_visits to authenticated;
grant all on table public.page_visits to service_role;
