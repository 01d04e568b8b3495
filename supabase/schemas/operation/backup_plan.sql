-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_operation.sql.

create table public.backup_plan (
  id boolean not null default true,
  created_at timestamptz not null default now(),
  due_at timestamptz not null,
  made_at timestamptz,
  problem text,
  without_rows boolean not null default false,
  constraint backup_plan_pkey primary key (id),
  constraint backup_plan_id_check check (id),
  constraint backup_plan_problem_check check (length(problem) <= 500)
);

alter table public.backup_plan enable row level security;

create policy "Administrators read the state of the backups" on public.backup_plan
for select to authenticated
using ((select private.is_admin()));

grant select on table public.backup_plan to authenticated;
grant all on table public.backup_plan to service_role;
