-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_operation.sql.

create table public.missing_addresses (
  day date not null,
  path text not null,
  times bigint not null,
  created_at timestamptz not null default now(),
  constraint missing_addresses_pkey primary key (day, path),
  constraint missing_addresses_path_check check (length(path) <= 300 and path !~ '[^/]@|%40|[?#[:space:][:cntrl:]]'::text and path ~ '^(/|$)'::text),
  constraint missing_addresses_times_check check (times > 0)
);

alter table public.missing_addresses enable row level security;

create policy "Editors see missing addresses" on public.missing_addresses
for select to authenticated
using ((select private.may_edit()));

grant select on table public.missing_addresses to authenticated;
grant all on table public.missing_addresses to service_role;
