-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_second_factor.sql.

create table private.trusted_devices (
  device_hash text not null,
  user_id uuid not null,
  expires_at timestamptz not null,
  constraint trusted_devices_pkey primary key (device_hash),
  constraint trusted_devices_user_id_fkey foreign key (user_id) references private.second_factors(user_id) on delete cascade,
  constraint trusted_devices_device_hash_check check (device_hash ~ '^[0-9a-f]{64}$'::text)
);

create index trusted_devices_user_idx on private.trusted_devices using btree (user_id);

alter table private.trusted_devices enable row level security;

grant all on table private.trusted_devices to service_role;
