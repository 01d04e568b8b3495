-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_content.sql.

create table public.page_content (
  id bigint not null generated always as identity,
  key text not null,
  value jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint page_content_pkey primary key (id),
  constraint page_content_key_key unique (key),
  constraint page_content_counts check (
case
    when value is null then true
    when key = 'team'::text then value @@ '(($."members".type() == "array" && $."members".size() >= 1) && $."members".size() <= 8)'::jsonpath
    when key = 'projects'::text then value @@ '(($."entries".type() == "array" && $."entries".size() >= 1) && $."entries".size() <= 6)'::jsonpath
    when key = 'clients'::text then value @@ '(($."clients".type() == "array" && $."clients".size() >= 1) && $."clients".size() <= 12)'::jsonpath
    when key = 'home'::text or key ~~ 'services/%'::text then value @@ '(($."questions".type() == "array" && $."questions".size() >= 3) && $."questions".size() <= 10)'::jsonpath
    when key = 'office'::text then value @@ '(!(exists ($."profiles")) || $."profiles".type() == "array" && $."profiles".size() <= 8)'::jsonpath
    when key = 'opening-hours'::text then value @@ '(!(exists ($."exceptions")) || $."exceptions".type() == "array" && $."exceptions".size() <= 20)'::jsonpath
    else true
end is true),
  constraint page_content_key_check check (key ~ '^[a-z][a-z0-9/-]{0,60}$'::text),
  constraint page_content_texts check (
case
    when key ~~ 'texts/%'::text then value is null or private.are_texts(value)
    else true
end),
  constraint page_content_value_check check (length(value::text) <=
case
    when key ~~ 'texts/%'::text then 200000
    else 50000
end)
);

alter table public.page_content enable row level security;

create trigger drop_controls before insert or update on public.page_content
for each row execute function private.drop_controls();

create trigger keep_revision after delete or update on public.page_content
for each row execute function private.keep_revision();

create trigger log_new after insert on public.page_content
for each row when (((new.value is not null) and (auth.uid() is not null))) execute function private.log_page();

create trigger log_page after update of value on public.page_content
for each row when (((old.value is distinct from new.value) and (auth.uid() is not null))) execute function private.log_page();

create trigger prepare_page_content before update on public.page_content
for each row execute function private.prepare_page_content();

create policy "Editors add page content" on public.page_content
for insert to authenticated
with check ((select private.may_edit()));

create policy "Editors change page content" on public.page_content
for update to authenticated
using ((select private.may_edit()))
with check ((select private.may_edit()));

create policy "Members read page content" on public.page_content
for select to authenticated
using ((select private.is_member()));

grant insert, select, update on table public.page_content to authenticated;
grant all on table public.page_content to service_role;
grant all on sequence public.page_content_id_seq to service_role;
