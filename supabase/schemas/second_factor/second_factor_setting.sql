-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_second_factor.sql.

create table private.second_factor_setting (
  id boolean not null default true,
  is_required boolean not null default false,
  constraint second_factor_setting_pkey primary key (id),
  constraint second_factor_setting_id_check check (id)
);

alter table private.second_factor_setting enable row level security;

create trigger log_setting after update of is_required on private.second_factor_setting
for each row when ((old.is_required <> new.is_required)) execute function private.log_factor_setting();

grant all on table private.second_factor_setting to service_role;
