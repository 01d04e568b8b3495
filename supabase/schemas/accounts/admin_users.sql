-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_accounts.sql.

create table public.admin_users (
  id uuid not null,
  created_at timestamptz not null default now(),
  invited_by uuid,
  roles text[] not null default '{administrator}'::text[],
  name text,
  wants_review_mail boolean not null default false,
  constraint admin_users_pkey primary key (id),
  constraint admin_users_id_fkey foreign key (id) references auth.users(id) on delete cascade,
  constraint admin_users_name_check check (private.is_line(name, 100) and strpos(name, '@'::text) = 0),
  constraint admin_users_roles_check check (private.are_roles(roles))
);

alter table public.admin_users enable row level security;

create trigger end_what_roles_gave after update on public.admin_users referencing new table as changed
for each statement execute function private.end_what_roles_gave();

create trigger end_what_was_theirs after delete on public.admin_users referencing old table as removed
for each statement execute function private.end_what_was_theirs();

create trigger log_access after insert or delete on public.admin_users
for each row execute function private.log_access();

create trigger log_roles after update of roles on public.admin_users
for each row when ((old.roles <> new.roles)) execute function private.log_access();

create policy "Members sign with a name of their own" on public.admin_users
for update to authenticated
using (id = ((select auth.uid())) and (select private.is_member()))
with check (id = ((select auth.uid())) and (select private.is_member()));

create policy "Users read their own row" on public.admin_users
for select to authenticated
using (id = ((select auth.uid())) and (select private.is_member()));

grant select on table public.admin_users to authenticated;
grant update (name, wants_review_mail) on table public.admin_users to authenticated;
grant all on table public.admin_users to service_role;
