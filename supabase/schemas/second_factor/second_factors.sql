-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_second_factor.sql.

create table private.second_factors (
  user_id uuid not null,
  secret text not null,
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  constraint second_factors_pkey primary key (user_id),
  constraint second_factors_user_id_fkey foreign key (user_id) references public.admin_users(id) on delete cascade,
  constraint second_factors_secret_check check (secret ~ '^[A-Z2-7]{32}$'::text)
);

alter table private.second_factors enable row level security;

create trigger log_added after update of confirmed_at on private.second_factors
for each row when (((old.confirmed_at is null) and (new.confirmed_at is not null))) execute function private.log_second_factor();

create trigger log_removed after delete on private.second_factors
for each row when ((old.confirmed_at is not null)) execute function private.log_second_factor();

grant all on table private.second_factors to service_role;
