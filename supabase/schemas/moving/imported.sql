-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_moving.sql.

create table public.imported (
  import_id bigint not null,
  kind text not null,
  source_id text not null,
  target text not null,
  version integer,
  created_at timestamptz not null default now(),
  constraint imported_pkey primary key (kind, source_id),
  constraint imported_import_id_fkey foreign key (import_id) references public.imports(id) on delete cascade,
  constraint imported_kind_check check (kind = any (array['post'::text, 'case-study'::text, 'picture'::text, 'film'::text, 'redirect'::text, 'facts'::text])),
  constraint imported_source_id_check check (private.is_line(source_id, 2500)),
  constraint imported_target_check check (private.is_line(target, 500))
);

create index imported_import_idx on public.imported using btree (import_id);

alter table public.imported enable row level security;

create policy "Administrators see what was imported" on public.imported
for select to authenticated
using ((select private.is_admin()));

grant select on table public.imported to authenticated;
grant all on table public.imported to service_role;
