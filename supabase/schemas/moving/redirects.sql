-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_moving.sql.

create table public.redirects (
  id bigint not null generated always as identity,
  from_address text not null,
  to_address text,
  kind text not null default 'permanent'::text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint redirects_pkey primary key (id),
  constraint redirects_from_address_key unique (from_address),
  constraint redirects_check check (length(to_address) <= 2000 and to_address ~ '^(/|https?://[^/])[!-~]*$'::text and to_address !~ '^//|\\|[^/]@|%40|[^/][*]|[*].'::text and (to_address !~ '[*]$'::text or from_address ~ '[*]$'::text)),
  constraint redirects_check1 check ((kind = any (array['permanent'::text, 'temporary'::text, 'gone'::text])) and (kind = 'gone'::text) = (to_address is null)),
  constraint redirects_from_address_check check (length(from_address) >= 2 and length(from_address) <= 500 and from_address ~ '^/[^*#[:space:][:cntrl:]]*[*]?$'::text and from_address !~ '[A-Z\\]|//|[^/]@|%40|[?].*[*]$'::text),
  constraint redirects_lead_from_open_addresses check ((from_address <> all (array['/'::text, '/*'::text])) and from_address !~ '^/(admin|podglad|odpowiedziano|healthz|readyz|(rest|auth|storage|functions)/v1)([/?*]|$)'::text)
);

create index redirects_updated_idx on public.redirects using btree (updated_at desc);

alter table public.redirects enable row level security;

create trigger prepare_redirect before insert or update on public.redirects
for each row execute function private.prepare_redirect();

create policy "Editors add redirects" on public.redirects
for insert to authenticated
with check ((select private.may_edit()));

create policy "Editors change redirects" on public.redirects
for update to authenticated
using ((select private.may_edit()))
with check ((select private.may_edit()));

create policy "Editors remove redirects" on public.redirects
for delete to authenticated
using ((select private.may_edit()));

create policy "Everybody is redirected" on public.redirects
for select to anon, authenticated
using (true);

grant select on table public.redirects to anon;
grant delete, insert, select, update on table public.redirects to authenticated;
grant all on table public.redirects to service_role;
grant all on sequence public.redirects_id_seq to service_role;
