-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_second_factor.sql.

create table private.recovery_codes (
  user_id uuid not null,
  code_hash text not null,
  constraint recovery_codes_pkey primary key (user_id, code_hash),
  constraint recovery_codes_user_id_fkey foreign key (user_id) references private.second_factors(user_id) on delete cascade,
  constraint recovery_codes_code_hash_check check (code_hash ~ '^[0-9a-f]{64}$'::text)
);

alter table private.recovery_codes enable row level security;

grant all on table private.recovery_codes to service_role;
