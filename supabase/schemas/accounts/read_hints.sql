-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_accounts.sql.

create table public.read_hints (
  user_id uuid not null default auth.uid(),
  hint text not null,
  created_at timestamptz not null default now(),
  constraint read_hints_pkey primary key (user_id, hint),
  constraint read_hints_user_id_fkey foreign key (user_id) references public.admin_users(id) on delete cascade,
  constraint read_hints_hint_check check (hint ~ '^[a-z-]{1,40}$'::text)
);

alter table public.read_hints enable row level security;

create policy "Members put hints of their own away" on public.read_hints
for insert to authenticated
with check (user_id = ((select auth.uid())) and (select private.is_member()));

create policy "Members read hints of their own" on public.read_hints
for select to authenticated
using (user_id = ((select auth.uid())) and (select private.is_member()));

grant insert, select on table public.read_hints to authenticated;
grant all on table public.read_hints to service_role;
