-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_editing.sql.

create table public.revisions (
  id bigint not null generated always as identity,
  table_name text not null,
  record_id bigint not null,
  operation text not null,
  former_record jsonb not null,
  actor_id uuid,
  actor_email text,
  created_at timestamptz not null default now(),
  constraint revisions_pkey primary key (id),
  constraint revisions_operation_check check (operation = any (array['update'::text, 'delete'::text])),
  constraint revisions_table_name_check check (table_name = any (array['blog_posts'::text, 'case_studies'::text, 'page_content'::text]))
);

create index revisions_deleted_idx on public.revisions using btree (created_at desc) where (operation = 'delete'::text);
create index revisions_record_idx on public.revisions using btree (table_name, record_id, id desc);

alter table public.revisions enable row level security;

create policy "Editors read revisions, authors those of their own records" on public.revisions
for select to authenticated
using ((select private.may_edit()) or (select private.may_write()) and
case table_name
    when 'blog_posts'::text then (record_id in ( select private.own_records('blog_posts'::text) as own_records))
    when 'case_studies'::text then (record_id in ( select private.own_records('case_studies'::text) as own_records))
    else false
end);

grant select on table public.revisions to authenticated;
grant all on table public.revisions to service_role;
grant all on sequence public.revisions_id_seq to service_role;
